import type { CallValue } from '../gateway/call-types.ts';

export type PopupNotice = CallValue<'announcements'>['popup'][number];

/** What a browser remembers of the popups that somebody had: when each was shown last, and which are not wanted again. */
export type PopupRecord = Readonly<Record<string, { occasion: string; day: string; never?: true }>>;

/** Who looks and when: `occasion` names the login or visit, `day` the day on the clocks of the brand. */
export type PopupMoment = { member: boolean; occasion: string; day: string };

/** A popup that was issued anew is another one. */
const keyOf = ({ id, date }: PopupNotice): string => `${id} ${date}`;

function isDue(popup: PopupNotice, record: PopupRecord, { member, occasion, day }: PopupMoment): boolean {
  if (!member && !popup.guests) return false;
  const shown = record[keyOf(popup)];
  if (!shown) return true;
  if (shown.never) return false;
  return popup.repeat === 'login' ? shown.occasion !== occasion : popup.repeat === 'day' && shown.day !== day;
}

/** The popup to show next, in the order of the brand; undefined if none is due. */
export const duePopup = (
  popups: readonly PopupNotice[],
  record: PopupRecord,
  moment: PopupMoment,
): PopupNotice | undefined => popups.find((popup) => isDue(popup, record, moment));

/** The record after a popup was shown, or dismissed for good (`never`), without popups that the brand no longer has. */
export function recordShown(
  record: PopupRecord,
  popups: readonly PopupNotice[],
  { popup, moment, never }: { popup: PopupNotice; moment: PopupMoment; never: boolean },
): PopupRecord {
  const keys = new Set(popups.map(keyOf));
  const kept = Object.entries(record).filter(([key]) => keys.has(key));
  const { occasion, day } = moment;
  return { ...Object.fromEntries(kept), [keyOf(popup)]: { occasion, day, ...(never && { never }) } };
}

/** Entry of the browser's storage: of a member, or of visitors. */
const nameOf = (memberId: string | undefined): string =>
  memberId === undefined ? 'livery.popups' : `livery.popups.${memberId}`;

/** What is kept of a member or of visitors; nothing where it cannot be read. */
export function readRecord(storage: Storage | undefined, memberId: string | undefined): PopupRecord {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(nameOf(memberId)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as PopupRecord) : {};
  } catch {
    return {};
  }
}

/** Keeps a record; a full or forbidden storage keeps nothing. */
export function keepRecord(
  storage: Storage | undefined,
  memberId: string | undefined,
  record: PopupRecord,
): void {
  try {
    storage?.setItem(nameOf(memberId), JSON.stringify(record));
  } catch {
    // The popup comes again on the next page load.
  }
}
