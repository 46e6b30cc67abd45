/**
 * Whether a key pressed anywhere on the page is meant for the board: not while somebody types or walks along tabs, and not what a button
 * does with it. What Enter does on a place of the board, the board knows.
 */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, select, textarea, dialog, [role=tab], [contenteditable]')) return false;
  const button = target.closest('button, a');
  return button === null || !(event.key === ' ' || (event.key === 'Enter' && !button.matches('[data-spot]')));
}
