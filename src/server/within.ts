/** Waits so many milliseconds and no longer: whoever ends a server must not wait for what hangs. */
export async function within(milliseconds: number, task: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task, late]).finally(() => clearTimeout(timer));
}
