/** What screen readers are told, politely. Two lines take turns, so that the same sentence twice is heard twice. */
class Announcer {
  lines: readonly [string, string] = $state.raw(['', '']);
  #turn = 0;

  say(text: string): void {
    this.#turn = 1 - this.#turn;
    this.lines = this.#turn === 0 ? [text, ''] : ['', text];
  }
}

export const announcer = new Announcer();
