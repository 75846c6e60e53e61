import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '#ui/base/base.css';
import { openPortal } from './open-portal.ts';
import { App } from './shell/App.tsx';
import { blockRegistry } from './shell/block-registry.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const { portal, kill } = await openPortal();
createRoot(root).render(
  <StrictMode>
    <App portal={portal} blocks={blockRegistry} kill={kill} />
  </StrictMode>,
);
