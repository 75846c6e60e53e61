/**
 * Runs a task when the browser is idle, at most `patience` milliseconds later; returns a function that cancels it. Safari lacks
 * requestIdleCallback.
 */
export function whenIdle(work: () => void, patience = 500): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: patience });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
