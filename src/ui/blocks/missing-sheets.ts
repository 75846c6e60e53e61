/** Style sheets of lazily loaded code that did not come; the bundler asks for each only once. */
const missing = new Set<string>();

/** What the bundler says of a style sheet that failed, with its address at the end. */
const failure = /^Unable to preload CSS for (\S+)$/u;

globalThis.window?.addEventListener('vite:preloadError', (event) => {
  const address = failure.exec(event.payload.message)?.[1];
  if (address === undefined) return;
  missing.add(address);
  // The code itself may have come: its style sheet is asked for again beside it.
  event.preventDefault();
});

/** Asks again for every style sheet that is missing; rejects when one fails once more. */
export async function bringMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(bringSheet));
}

function bringSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.addEventListener('load', () => {
      missing.delete(address);
      resolve();
    });
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    });
    document.head.append(link);
  });
}
