import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { proxy } from 'valtio';
import { createAdminApi } from './api/admin-api.ts';
import { createConsole } from './App.tsx';
import { systemTimers } from './workspace/timers.ts';

/** Draws the console, which has its words by now. */
export function startConsole(): void {
  const signedOut = proxy({ now: false });
  const api = createAdminApi({
    fetch: (...call) => fetch(...call),
    onSignedOut: () => (signedOut.now = true),
  });
  const { App } = createConsole({ api, timers: systemTimers, signedOut });

  const root = document.querySelector('#root');
  if (!root)
    throw new Error('The page has no element #root, so the console has nowhere to be. Restore index.html.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
