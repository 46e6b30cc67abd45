/** Whether the outlook lies beside the board, where no table's own bars say so. */
export class Reckoning {
  isOpen = $state(false);
  readonly toggle = (): void => {
    this.isOpen = !this.isOpen;
  };
}
