/** Files that came or are on their way, by their addresses; this one is here. */
const brought = new Map<string, Promise<unknown>>([[import.meta.url, Promise.resolve()]]);

/**
 * Runs what imports a module once its files are here: each is fetched into the browser's cache, a style sheet into the page. Every import()
 * of the built application goes through this (vite.config.ts). Browsers keep a module that did not come as failed for as long as the
 * page lives, and so every one that imports it; one that is asked for when its files are here does not fail, and files can be fetched again.
 * @param run imports the module
 * @param files addresses of the module's file and of those that it needs, relative to the application's base
 * @throws when one cannot be had; the next call asks for it again
 */
export async function bringFiles<Module>(
  run: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(
    files.map((file) => bringOnce(new URL(import.meta.env.BASE_URL + file, import.meta.url).href)),
  );
  return run();
}

function bringOnce(address: string): Promise<unknown> {
  const before = brought.get(address);
  if (before) return before;
  const bringing = address.endsWith('.css') ? bringSheet(address) : bringCode(address);
  brought.set(address, bringing);
  bringing.catch(() => brought.delete(address));
  return bringing;
}

async function bringCode(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  // The browser keeps what has been read to its end.
  await answer.arrayBuffer();
  // Modules that are known are made ready side by side; else each is found only in the one that imports it.
  link('modulepreload', address);
}

function link(rel: string, address: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = address;
  document.head.append(element);
  return element;
}

const bringSheet = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sheet = link('stylesheet', address);
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    });
  });
