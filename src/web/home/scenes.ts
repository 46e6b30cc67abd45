import type { Component } from 'svelte';
import PlainScene from './PlainScene.svelte';

/** The drawings in the arcade: home shows all of them at once, so they come with it. */
const SCENES = import.meta.glob<Component>('../../games/*/ui/home/Scene.svelte', { import: 'default', eager: true });

export const sceneOf = (game: string): Component => SCENES[`../../games/${game}/ui/home/Scene.svelte`] ?? PlainScene;
