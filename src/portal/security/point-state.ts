import type { SourceValues } from '../sources/source-values.ts';

/** Items of the security page. */
export type SecurityPoint = 'password' | 'email' | 'mobile' | 'paymentPassword' | 'totp' | 'nickname';

/** State of an item: not set, set but unverified, or complete. */
export type PointState = 'missing' | 'unverified' | 'done';

type Security = SourceValues['security'];

const contact = (contact: Security['email']): PointState =>
  contact === null ? 'missing' : contact.verified ? 'done' : 'unverified';

export function pointState(security: Security, point: SecurityPoint): PointState {
  switch (point) {
    case 'email':
      return contact(security.email);
    case 'mobile':
      return contact(security.mobile);
    case 'paymentPassword':
      return security.paymentPassword ? 'done' : 'missing';
    case 'totp':
      return security.totp.on ? 'done' : 'missing';
    default:
      return 'done';
  }
}
