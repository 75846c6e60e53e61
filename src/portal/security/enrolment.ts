import { proxy, useSnapshot, type Snapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { Portal } from '../runtime/portal.ts';
import type { CallValue } from '../gateway/call-types.ts';
import '#portal/gateway/late-calls.ts';

/** State of enrolling an authenticator, with data shown once: a key to scan, then codes to keep. */
export type Enrolment =
  | { step: 'none' }
  | ({ step: 'scan' } & CallValue<'totpBegin'>)
  | ({ step: 'codes' } & CallValue<'totpConfirm'>);

// In memory only, no longer than the dialog that shows it.
const enrolments = new WeakMap<object, { now: Enrolment }>();

/** The current enrolment of a portal. */
export function enrolmentOf({ gateway }: Pick<Portal, 'gateway'>): { now: Enrolment } {
  const found = enrolments.get(gateway) ?? proxy<{ now: Enrolment }>({ now: { step: 'none' } });
  enrolments.set(gateway, found);
  return found;
}

/** The current enrolment, for rendering. */
export function useEnrolment(): Snapshot<Enrolment> {
  return useSnapshot(enrolmentOf(usePortal())).now;
}
