/** Entry of the browser's storage: the member whose notifications this device shows. */
const ownerName = 'livery.push';
/** Entry of the browser's storage: members who were asked here whether they want notifications. */
const askedName = 'livery.pushAsked';
/** Most members that are remembered as asked. */
const askedMost = 20;

export const readOwner = (storage: Storage | undefined): string | undefined =>
  storage?.getItem(ownerName) ?? undefined;

/** Keeps whose device this is; nobody's if undefined. */
export function keepOwner(storage: Storage | undefined, memberId: string | undefined): void {
  try {
    if (memberId === undefined) storage?.removeItem(ownerName);
    else storage?.setItem(ownerName, memberId);
  } catch {
    // Full: the device is not looked after, and its subscription ends with the session.
  }
}

function readAsked(storage: Storage | undefined): string[] {
  try {
    const asked: unknown = JSON.parse(storage?.getItem(askedName) ?? '[]');
    return Array.isArray(asked) ? asked.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const wasAsked = (storage: Storage | undefined, memberId: string): boolean =>
  readAsked(storage).includes(memberId);

/** Remembers that a member was asked on this device, which happens once. */
export function noteAsked(storage: Storage | undefined, memberId: string): void {
  try {
    const asked = [...readAsked(storage).filter((id) => id !== memberId), memberId];
    storage?.setItem(askedName, JSON.stringify(asked.slice(-askedMost)));
  } catch {
    // Full: the question comes once more.
  }
}
