import type { CallError } from '../gateway/call-error.ts';
import type { CallRequest } from '../gateway/call-types.ts';
import type { ModalEntry } from '../shell/history-state.ts';

/** Method to verify a login from an unregistered address. */
export type VerificationMethod = CallRequest<'loginVerification'>['body']['method'];

/** A login that awaits verification. In memory only: its ticket stands for a correct password. */
export type WaitingLogin = {
  ticket: string;
  /** `to` is the masked recipient of a code. */
  methods: readonly { method: VerificationMethod; to?: string }[];
  /** ISO 8601. */
  expiresAt: string;
  /** Modal that opens after the login. */
  next: ModalEntry | undefined;
};

/** Verification data of a refused login; undefined for any other refusal. */
export function waitingLoginOf({ code, value }: CallError, next?: ModalEntry): WaitingLogin | undefined {
  if (code !== 'LOGIN_VERIFICATION_REQUIRED') return undefined;
  const { ticket, methods, expiresAt } = (value ?? {}) as Partial<WaitingLogin>;
  if (typeof ticket !== 'string' || !Array.isArray(methods) || typeof expiresAt !== 'string')
    return undefined;
  return { ticket, methods: methods as WaitingLogin['methods'], expiresAt, next };
}
