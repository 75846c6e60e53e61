import type { Portal } from '../runtime/portal.ts';

/** Entry of the browser's storage: ids of members who have a passkey here, or were asked whether they want one. */
const entryName = 'livery.passkeys';
const most = 20;

const storage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

function read(): string[] {
  try {
    const ids: unknown = JSON.parse(storage()?.getItem(entryName) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

type Sessions = Pick<Portal, 'session'>;

/** True when the member was asked on this device, or has a passkey on it. */
export const isAnswered = ({ session }: Sessions): boolean =>
  session.current !== undefined && read().includes(session.current.customerId);

/** Notes that the member need not be asked on this device any more. */
export function noteAnswered({ session }: Sessions): void {
  const id = session.current?.customerId;
  if (id === undefined) return;
  const ids = [id, ...read().filter((other) => other !== id)].slice(0, most);
  try {
    storage()?.setItem(entryName, JSON.stringify(ids));
  } catch {
    // Full: the member is asked once more at another login.
  }
}
