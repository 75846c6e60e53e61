import type { CallError } from '../gateway/call-error.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import type { ModalEntry } from '../shell/history-state.ts';

/** A way to verify a login from an unregistered address. */
export type VerificationMethod = CallRequest<'loginVerification'>['body']['method'];

/** A login that waits for its verification. Kept in memory only: its ticket is as good as half a login. */
export type WaitingLogin = {
  ticket: string;
  /** `to` is where a code would go, masked. */
  methods: readonly { method: VerificationMethod; to?: string }[];
  /** ISO 8601. */
  expiresAt: string;
  /** What opens after the login. */
  next: ModalEntry | undefined;
};

/** What a refused login says about how it can be verified; undefined for every other refusal. */
export function waitingLoginOf({ code, value }: CallError, next?: ModalEntry): WaitingLogin | undefined {
  if (code !== 'LOGIN_VERIFICATION_REQUIRED') return undefined;
  const { ticket, methods, expiresAt } = (value ?? {}) as Partial<WaitingLogin>;
  if (typeof ticket !== 'string' || !Array.isArray(methods) || typeof expiresAt !== 'string')
    return undefined;
  return { ticket, methods: methods as WaitingLogin['methods'], expiresAt, next };
}
