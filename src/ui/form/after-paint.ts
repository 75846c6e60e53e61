/** Runs when what has changed until now is on the screen, so that it comes no later for this. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
