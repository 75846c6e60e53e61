import type { Settings } from '#server/settings.ts';

type Status = 'ok' | 'warning' | 'fault';

/** Result of one check of a set-up. It never holds a password or another secret. */
export type DoctorFinding = {
  check: string;
  status: Status;
  /** State that was found. */
  message: string;
  /** Consequence of the state; absent when all is well. */
  reason?: string;
  /** Next step of the operator; absent when all is well. */
  fix?: string;
};

/** Looks at one part of a set-up. */
export type DoctorCheck = (setup: Setup) => Promise<DoctorFinding[]>;

type Setup = {
  settings: Settings;
  /** Public address of the server, when the operator names one. */
  url: string | undefined;
};

/** Time limit of one outside party. */
export const timeoutMs = 5000;

export const ok = (check: string, message: string): DoctorFinding => ({ check, status: 'ok', message });

export const warning = (check: string, message: string, reason: string, fix: string): DoctorFinding => ({
  check,
  status: 'warning',
  message,
  reason,
  fix,
});

export const fault = (check: string, message: string, reason: string, fix: string): DoctorFinding => ({
  check,
  status: 'fault',
  message,
  reason,
  fix,
});

/** Code of an error, such as ECONNREFUSED; for its message may repeat an address with a password. */
export function codeOf(error: unknown): string {
  const { code, cause, name } = (error ?? {}) as { code?: unknown; cause?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  if (cause !== undefined) return codeOf(cause);
  return name === 'TimeoutError' ? 'no answer in time' : String(name ?? 'unknown');
}
