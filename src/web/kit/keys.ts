/** Whether a key pressed anywhere on the page is meant for the board: not while somebody types, and not what a button does with it. */
export function isForBoard(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest('input, select, textarea, dialog, [contenteditable]')) return false;
  return !((event.key === 'Enter' || event.key === ' ') && target.closest('button, a'));
}
