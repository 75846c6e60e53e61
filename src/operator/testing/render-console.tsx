import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { proxy } from 'valtio';
import { createAdminApi } from '../api/admin-api.ts';
import { createConsole } from '../App.tsx';
import { systemTimers } from '../workspace/timers.ts';
import type { MemoryAdmin } from './memory-admin.ts';

/** Someone at mouse and keyboard. */
export const startUser = () => userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** The whole console at an address below /operator, against an administration API in memory. */
export function renderConsole(admin: MemoryAdmin, address = '/') {
  window.history.replaceState(null, '', `/operator${address}`);
  const signedOut = proxy({ now: false });
  const api = createAdminApi({ fetch: admin.fetch, onSignedOut: () => (signedOut.now = true) });
  const { App } = createConsole({ api, timers: systemTimers, signedOut });
  return render(<App />);
}
