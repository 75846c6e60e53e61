import { nextTask } from '../base/next-task.ts';

/** Loaded or pending files by address, including this one. */
const brought = new Map<string, Promise<unknown>>([[import.meta.url, Promise.resolve()]]);

/**
 * Runs an import once its files are in the browser's cache; every import() of the built application uses it (vite.config.ts). Browsers cache
 * a failed module, and its importers, for the page's life; preloaded files avoid that and can be retried.
 * @param run imports the module
 * @param files addresses of the module's file and its dependencies, relative to the application's base
 * @throws when one fails to load; the next call retries
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
  if (address.endsWith('.css') && stands(address)) return Promise.resolve();
  // Views ask while React draws: a page that shows many at once would hold the browser until all are asked for.
  const bringing = nextTask().then(() =>
    address.endsWith('.css') ? bringSheet(address) : bringCode(address),
  );
  brought.set(address, bringing);
  bringing.catch(() => brought.delete(address));
  return bringing;
}

async function bringCode(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  // Reading to the end puts the file into the browser's cache.
  await answer.arrayBuffer();
  // Preloads known modules in parallel instead of discovering them one after the other.
  link('modulepreload', address);
}

function link(rel: string, address: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = address;
  document.head.append(element);
  return element;
}

const hasRules = (sheet: CSSStyleSheet): boolean => {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
};

/**
 * True for a style sheet that came with the page itself. A second one would stand behind those of blocks, and take from them what they change
 * of it. One that failed, which Chromium gives a `sheet` whose rules nobody may read, is brought.
 */
const stands = (address: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ href, sheet }) => href === address && sheet !== null && hasRules(sheet),
  );

const bringSheet = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const sheet = link('stylesheet', address);
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`The style sheet ${address} could not be loaded.`));
    });
  });
