/** Waits so many milliseconds and no longer: whoever ends a server must not wait for what hangs, nor stop at what fails. */
export async function within(milliseconds: number, task: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
