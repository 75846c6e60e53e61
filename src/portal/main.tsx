import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/base/base.css';
import { openPortal } from './open-portal.ts';
import { tellPageError } from './errors/tell-error.ts';
import { fetchCode } from './runtime/fetch-code.ts';
import { App } from './shell/App.tsx';
import { takeCarried } from './ways-in/carried.ts';
import { blockRegistry } from './shell/block-registry.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const carried = takeCarried(window);
const { portal, kill } = await openPortal();
createRoot(root).render(
  <StrictMode>
    <App portal={portal} blocks={blockRegistry} kill={kill} />
  </StrictMode>,
);
if (carried !== undefined) {
  // Not waited for: what is fetched here imports this file, which would wait for it in turn.
  fetchCode(() => import('./ways-in/come-back.ts')).then(
    ({ comeBack }) => comeBack(portal, carried),
    () => tellPageError(portal, 'NETWORK'),
  );
}
