import { StrictMode } from 'react';
import { subscribeKey } from 'valtio/utils';
import '#ui/base/base.css';
import '#ui/fonts/generated/faces.css';
import { openPortal } from './open-portal.ts';
import { nextTask } from '#ui/base/next-task.ts';
import { tellPageError } from './errors/tell-error.ts';
import { showApp } from './hydration/show-app.ts';
import { fetchCode } from './runtime/fetch-code.ts';
import { App } from './shell/App.tsx';
import { takeCarried } from './ways-in/carried.ts';
import { blockRegistry } from './shell/block-registry.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

const carried = takeCarried(window);

// No top-level await: lazily loaded files import this one and would wait for it.
async function start(place: HTMLElement): Promise<void> {
  await nextTask();
  const { portal, live, framed, hold } = await openPortal();
  // Only the console frames a portal, and only previews: it wants to point at blocks.
  const watch = framed
    ? await import('./console-link/index.tsx').then(
        ({ linkToConsole }) => linkToConsole(portal),
        () => undefined,
      )
    : undefined;
  await nextTask();
  showApp(
    place,
    <StrictMode>
      <App portal={portal} blocks={blockRegistry} live={live} watch={watch} />
    </StrictMode>,
    hold,
    (leave) => subscribeKey(portal.navigation, 'path', leave),
  );
  if (carried === undefined) return;
  const { comeBack } = await fetchCode(() => import('./ways-in/come-back.ts')).catch(() => ({
    comeBack: undefined,
  }));
  if (comeBack) comeBack(portal, carried);
  else tellPageError(portal, 'NETWORK');
}

void start(root);
