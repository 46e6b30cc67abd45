/** A direction on the screen, where x grows to the right and y downwards. */
export type Way = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];

/** Where the arrow keys lead. */
export const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * Whether a key pressed anywhere on the page is meant for the board: not one of the browser's own, not while somebody types or walks along
 * tabs, and not what a button does with it. What Enter does on a place of the board, the board knows.
 */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (target.closest('input, select, textarea, dialog, [role=tab], [contenteditable]')) return false;
  const button = target.closest('button, a');
  return button === null || !(event.key === ' ' || (event.key === 'Enter' && !button.matches('[data-spot]')));
}
