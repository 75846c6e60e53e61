/** Runs a task after the next paint, so that it does not delay it. */
export const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run));
};
