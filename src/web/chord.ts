/** Whether a key comes together with others that make it the browser's. On many keyboards [ and ] are typed with AltGr or Option, which counts as Alt. */
export function isChord({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const typed = altKey && (key === '[' || key === ']');
  return metaKey || (!typed && (ctrlKey || altKey));
}
