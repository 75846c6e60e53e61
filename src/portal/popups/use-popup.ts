import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { screenOfRole } from '#engine/roles.ts';
import { dayAt } from '#engine/time/zoned-days.ts';
import { useDocuments, type Documents } from '#ui/documents/documents.tsx';
import { openDialogs } from '#ui/primitives/open-dialogs.ts';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { guestType } from '../session/member-types.ts';
import type { Portal } from '../runtime/portal.ts';
import { announcementsRequest } from '../sources/announcements-request.ts';
import {
  duePopup,
  keepRecord,
  readRecord,
  recordShown,
  type PopupNotice,
  type PopupMoment,
} from './popup-record.ts';

const all = (documents: Documents) => documents;

/** Entry of the tab's storage: a number of the visit of somebody without login. */
const visitName = 'livery.visit';

/** The visit lasts as long as the tab; without storage as long as the page. */
function visitOf({ storage, clock }: Portal): string {
  try {
    const known = storage?.getItem(visitName);
    if (known) return known;
    const visit = String(clock().getTime());
    storage?.setItem(visitName, visit);
    return visit;
  } catch {
    return '';
  }
}

/**
 * The popup to show now. Waits while a dialog is open or a game is played, so that it covers neither a form nor a bet; then one follows
 * the other.
 */
export function usePopup(): { popup: PopupNotice | undefined; close: (never: boolean) => void } {
  const portal = usePortal();
  const { shared, clock } = portal;
  const documents = useDocuments(all);
  const loaded = useCall('announcements', announcementsRequest());
  const { begun, current } = useSnapshot(portal.session, { sync: true });
  const { sheets } = useSnapshot(openDialogs, { sync: true });
  const { modals, path } = useSnapshot(portal.navigation, { sync: true });
  const { state } = useSnapshot(portal.play, { sync: true });
  const [shown, setShown] = useState<{ popup: PopupNotice; by: string | undefined }>();

  const popups = loaded.state === 'ready' ? loaded.value.popup : [];
  const memberId = current?.customerId;
  const day = dayAt(clock().getTime(), documents.brand.timeZone ?? 'UTC');
  const moment = (): PopupMoment => ({
    member: current !== undefined && current.type !== guestType,
    occasion: current ? current.expiresAt : visitOf(portal),
    day,
  });
  const isFree =
    sheets.length === 0 &&
    modals.length === 0 &&
    state.state === 'idle' &&
    // A due password change comes first.
    begun === current &&
    path !== screenOfRole(documents, 'game')?.path;

  // Logged in or out meanwhile: it was for somebody else.
  if (shown && shown.by !== memberId) setShown(undefined);
  if (!shown && isFree && popups.length > 0) {
    const next = duePopup(popups, readRecord(shared, memberId), moment());
    if (next) setShown({ popup: next, by: memberId });
  }

  const close = (never: boolean): void => {
    if (!shown) return;
    const record = readRecord(shared, shown.by);
    const added = recordShown(record, popups, { popup: shown.popup, moment: moment(), never });
    keepRecord(shared, shown.by, added);
    setShown(undefined);
  };
  return { popup: shown?.popup, close };
}
