import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { proxy } from 'valtio';
import { createAdminApi } from './api/admin-api.ts';
import { createConsole } from './App.tsx';
import './styles/index.css';
import { systemTimers } from './workspace/timers.ts';

const signedOut = proxy({ now: false });
const api = createAdminApi({
  fetch: (...call) => fetch(...call),
  onSignedOut: () => (signedOut.now = true),
});
const { App } = createConsole({ api, timers: systemTimers, signedOut });

const root = document.querySelector('#root');
if (!root)
  throw new Error('The page has no element #root, so the console has nowhere to be. Restore index.html.');
// The lists of these fonts are long, and a label in another script may change its face a moment later.
void import('./styles/scripts.css');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
