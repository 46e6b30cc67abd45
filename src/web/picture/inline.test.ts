import { expect, test } from 'vitest';
import { Inliner } from './inline.ts';
import { parseMarkup, piece, writeMarkup } from './markup.ts';
import { parseRules } from './rules.ts';

function inlined(css: string, markup: string, theme = 'light'): string {
  return writeMarkup(new Inliner(parseRules(css)).inline(piece('html', { 'data-theme': theme }, parseMarkup(markup))).children);
}

test('styles become attributes: the stronger, then the later, then its own', () => {
  const css = '.a { fill: red } rect { fill: blue; stroke: black } .a.b { fill: green } .b.a { fill: lime } #x { opacity: 0.5 }';
  expect(inlined(css, '<rect class="a"/>')).toBe('<rect stroke="black" fill="red"/>');
  expect(inlined(css, '<rect class="a b" fill="pink"/>')).toBe('<rect fill="lime" stroke="black"/>');
  expect(inlined(css, '<rect id="x" style="stroke: none"></rect>')).toBe('<rect id="x" fill="blue" opacity="0.5" stroke="none"/>');
});

test('selectors reach as far as in a page', () => {
  const css =
    '.out .in:where(.s1) { fill: red } .out > g { fill: blue } g:not(.no) { stroke: black } .in:hover { fill: pink } @media (width > 1px) { g { fill: lime } }';
  expect(inlined(css, '<g class="out"><g class="no"><path class="in s1"/></g></g>')).toBe(
    '<g stroke="black"><g fill="blue"><path fill="red"/></g></g>',
  );
  const dark = "[data-theme='dark'] g { fill: black } :root { --x: white } :root[data-theme='dark'] { --x: grey } path { fill: var(--x) }";
  expect(inlined(dark, '<g><path/></g>')).toBe('<g><path fill="white"/></g>');
  expect(inlined(dark, '<g><path/></g>', 'dark')).toBe('<g fill="black"><path fill="grey"/></g>');
});

test('a drawing takes its colours from where it is used; one that nobody uses is left out', () => {
  const css = '.seat-0 { --seat: red } .seat-1 { --seat: blue }';
  const symbols =
    '<defs><symbol id="a" viewBox="0 0 1 1"><path fill="var(--seat, grey)"/></symbol><symbol id="b"><path/></symbol><symbol id="c"><path/></symbol></defs>';
  const drawn = inlined(css, `${symbols}<g class="seat-1"><use href="#a" x="3"/><use href="#b"/></g><use href="#a"/>`);
  expect(drawn).toContain('<g><svg x="3" viewBox="0 0 1 1" overflow="visible"><path fill="blue"/></svg><use href="#b"/></g>');
  expect(drawn).toContain('<svg viewBox="0 0 1 1" overflow="visible"><path fill="grey"/></svg>');
  expect(drawn).not.toContain('id="c"');
});

test('fonts, quotes and what no picture shows', () => {
  const css = ':root { --ui: "Alegreya Sans", sans-serif } text { font: italic 700 18px/1.2 var(--ui); animation: x 1s; width: 100% }';
  expect(inlined(css, '<text data-x="1" aria-hidden="true">5 &lt; 6</text>')).toBe(
    `<text font-style="italic" font-weight="700" font-size="18" font-family="'Alegreya Sans', sans-serif">5 &lt; 6</text>`,
  );
});
