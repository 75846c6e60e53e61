import { Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { PlayLayer } from '../play/PlayLayer.tsx';
import { restoreDesk } from '../support/desk-window.ts';
import { announcementsRequest } from '../sources/announcements-request.ts';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { statusRequest } from './site-status.ts';

/** Milliseconds before the watch over the connection is fetched, so that the first page comes first. */
const pause = 2_000;

const SupportLayer = lazyView(() =>
  import('../support/SupportLayer.tsx').then((module) => module.SupportLayer),
);

const PopupNotices = lazyView(() =>
  import('../popups/PopupNotices.tsx').then((module) => module.PopupNotices),
);

/** Popups, where the brand has any: most have none, and need no code for them. */
function Popups() {
  const announced = useCall('announcements', announcementsRequest());
  return (
    announced.state === 'ready' &&
    announced.value.popup.length > 0 && (
      <Suspense fallback={null}>
        <PopupNotices />
      </Suspense>
    )
  );
}

/** The chat with the support desk, once it was opened, or while a conversation is open in this browser. */
function Support() {
  const portal = usePortal();
  const { open } = useSnapshot(portal.desk, { sync: true });
  const [wasOpened, setOpened] = useState(() => restoreDesk(portal));
  if (open && !wasOpened) setOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={null}>
        <SupportLayer />
      </Suspense>
    )
  );
}

/** Parts of the shell that no first paint needs: what stands over the page while a game starts, warnings, messages, popups, and the watch over the connection, which has to be here before that breaks. */
export function LateParts() {
  const portal = usePortal();
  const status = useCall('systemStatus', statusRequest(portal));
  const isShut =
    status.state === 'ready' &&
    (status.value.maintenance || status.value.regionRestriction || status.value.addressRestriction);
  useEffect(() => {
    let end: (() => void) | undefined;
    let over = false;
    const begin = (): Promise<void> =>
      import('./late-services.ts').then(
        ({ startLateServices }) => {
          if (!over) end = startLateServices(portal);
        },
        // Whatever else is fetched says that the network is away.
        () => {},
      );
    const timer = setTimeout(() => void begin(), pause);
    return () => {
      over = true;
      clearTimeout(timer);
      end?.();
    };
  }, [portal]);
  return (
    <>
      <PlayLayer />
      <AlertDialog />
      <ToastRegion />
      <Support />
      {!isShut && <Popups />}
    </>
  );
}
