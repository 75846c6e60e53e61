import type { WindowPort } from '../runtime/window-port.ts';

/** The window of a page without a browser: it has an address, and no visitor who could act. */
export const noWindow = (host: string, address: string): WindowPort => ({
  host: () => host,
  address: () => `https://${host}${address}`,
  query: () => new URL(address, `https://${host}`).searchParams,
  cookie: () => undefined,
  reload: () => {},
  leave: () => {},
  popup: () => undefined,
  hear: () => () => {},
  note: () => {},
  noted: () => undefined,
  platform: () => 'unknown',
  random: () => {
    throw new Error('A page without a browser has no secrets to make.');
  },
});
