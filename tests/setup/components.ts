import './jsdom.ts';
import './owner-stacks.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { watchConsole } from './console.ts';

// Sent values stay readable. Files share the modules of a worker, so this applies to all of them.
vi.mock('#portal/gateway/encrypt.ts', () => ({
  createEncryption: () => ({ encrypt: async (text: string) => text, renew: () => {} }),
}));

configure({
  // The first drawing of a lazy part compiles its module, which a busy machine takes its time for; what never comes is still told.
  asyncUtilTimeout: 30_000,
  // An error would print the whole page, at every look of a query that waits.
  getElementError: (message) => new Error(message ?? 'Not found.'),
});

watchConsole();

const origin = window.location.href;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', origin);
  // Of two `act` that overlap on a busy machine, the one that ends last leaves React in the environment of `act` for every file after it.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

// A part that a page asked for and nobody waits for is loaded before the file ends: it could not be afterwards, nor by the files that follow.
afterAll(() => vi.dynamicImportSettled());
