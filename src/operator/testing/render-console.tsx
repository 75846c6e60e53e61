import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAdminApi } from '../api/admin-api.ts';
import { createConsole } from '../App.tsx';
import { createStore } from '../workspace/store.ts';
import { systemTimers } from '../workspace/timers.ts';
import './jsdom-gaps.ts';
import type { MemoryAdmin } from './memory-admin.ts';

// Errors print the whole page otherwise, which takes longer than the test.
configure({
  getElementError: (message) => new Error(message ?? 'Not found.'),
  // The first test of a file also waits for its page to be fetched and compiled.
  asyncUtilTimeout: 10_000,
});

/** Someone at mouse and keyboard. */
export const startUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The whole console at an address below /operator, against an administration API in memory. */
export function renderConsole(admin: MemoryAdmin, address = '/') {
  window.history.replaceState(null, '', `/operator${address}`);
  const signedOut = createStore(false);
  const api = createAdminApi({ fetch: admin.fetch, onSignedOut: () => signedOut.set(true) });
  const { App } = createConsole({ api, timers: systemTimers, signedOut });
  return render(<App />);
}
