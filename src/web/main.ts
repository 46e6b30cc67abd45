import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { breath } from './kit/breath.ts';
import { offline } from './offline.svelte.ts';
import { fetchSerif } from './serif.ts';
import { settings } from './settings.svelte.ts';
import { speech } from './text/text.svelte.ts';

const target = document.getElementById('app');
/** The one sentence that cannot wait for a language: the languages could not be loaded. */
const SORRY = 'Ratskeller could not be loaded. Check the connection and load the page again.';
/** What browsers say of a piece of the page that is loaded by need and did not come. */
const MISSING_PIECE = /dynamically imported module|preload CSS|module script failed/i;

// The server is away, and the table says so; the piece is asked for again when it is wanted again.
addEventListener('unhandledrejection', (event) => {
  if (MISSING_PIECE.test(String(event.reason))) event.preventDefault();
});

try {
  await speech.speak(settings.lang);
  await breath();
  if (target) mount(App, { target });
} catch {
  if (target) target.textContent = SORRY;
}

fetchSerif();
// In a page of others nobody means to come back.
if (import.meta.env.PROD && 'serviceWorker' in navigator && self === top) offline.prepare().catch(() => undefined);
