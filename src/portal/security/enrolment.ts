import { proxy, useSnapshot, type Snapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { Portal } from '../runtime/portal.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** What was made for an authenticator and is shown once: a key to scan, then codes to keep. */
export type Enrolment =
  | { step: 'none' }
  | ({ step: 'scan' } & CallValue<'totpBegin'>)
  | ({ step: 'codes' } & CallValue<'totpConfirm'>);

// Kept in memory only, and no longer than the dialog that shows it.
const enrolments = new WeakMap<object, { now: Enrolment }>();

/** The enrolment that goes on in a portal. */
export function enrolmentOf({ gateway }: Pick<Portal, 'gateway'>): { now: Enrolment } {
  const found = enrolments.get(gateway) ?? proxy<{ now: Enrolment }>({ now: { step: 'none' } });
  enrolments.set(gateway, found);
  return found;
}

/** How far the enrolment has come. */
export function useEnrolment(): Snapshot<Enrolment> {
  return useSnapshot(enrolmentOf(usePortal())).now;
}
