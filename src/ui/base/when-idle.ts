/** Runs when the browser has nothing else to do, `patience` milliseconds later at most; gives the way to stop. Safari has no idle callback. */
export function whenIdle(work: () => void, patience = 500): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
