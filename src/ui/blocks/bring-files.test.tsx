import { afterEach, expect, it, vi } from 'vitest';
import { bringFiles } from './bring-files.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

/** A network that answers with these, one after the other. */
const network = (...answers: (() => Promise<Response>)[]) => {
  const fetching = vi.fn<(address: string) => Promise<Response>>();
  for (const answer of answers) fetching.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const came = async () => new Response('');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('asks for a file once, and imports when all have come', async () => {
  const fetching = network(came, came);
  const run = vi.fn<() => Promise<string>>(async () => 'module');
  expect(await bringFiles(run, ['assets/a.js', 'assets/b.js'])).toBe('module');
  expect(await bringFiles(run, ['assets/a.js'])).toBe('module');
  expect(fetching.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
    '/assets/a.js',
    '/assets/b.js',
  ]);
  expect(await bringFiles(run)).toBe('module');
});

it('does not import before its files are here, and asks again for those that did not come', async () => {
  const gone = async () => new Response('', { status: 404 });
  const fetching = network(came, lost, gone, came);
  const run = vi.fn<() => Promise<string>>(async () => 'module');
  const files = ['assets/c.js', 'assets/d.js'];
  await expect(bringFiles(run, files)).rejects.toThrow('Failed to fetch');
  await expect(bringFiles(run, files)).rejects.toThrow(/assets\/d\.js was answered with 404/u);
  expect(run).not.toHaveBeenCalled();
  expect(await bringFiles(run, files)).toBe('module');
  expect(fetching).toHaveBeenCalledTimes(4);
});

it('puts a style sheet into the page, and takes one away that did not come', async () => {
  const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const run = vi.fn<() => Promise<string>>(async () => 'module');
  const first = bringFiles(run, ['assets/e.css']);
  await vi.waitUntil(() => sheets().length > 0);
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(/assets\/e\.css could not be loaded/u);
  expect(sheets()).toHaveLength(0);
  const second = bringFiles(run, ['assets/e.css']);
  await vi.waitUntil(() => sheets().length > 0);
  expect(run).not.toHaveBeenCalled();
  sheets()[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('module');
  expect(sheets()).toHaveLength(1);
});

it('brings no style sheet that came with the page, whose place it would take from those behind it', async () => {
  const came = document.createElement('link');
  came.rel = 'stylesheet';
  const file = 'assets/first.css';
  came.href = new URL(import.meta.env.BASE_URL + file, import.meta.url).href;
  // jsdom loads none.
  Object.defineProperty(came, 'sheet', { value: { cssRules: [{}] } });
  document.head.append(came);
  expect(await bringFiles(async () => 'module', [file])).toBe('module');
  expect([...document.querySelectorAll('link')]).toEqual([came]);
});
