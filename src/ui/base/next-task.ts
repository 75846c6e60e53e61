type Yielding = { scheduler?: { yield?: () => Promise<void> } };

/** Resolves in a task of its own: between two pieces of work the browser paints and hears whoever presses something. */
export const nextTask = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
