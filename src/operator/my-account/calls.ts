import type { AdminApi } from '../api/admin-api.ts';

export type Place = {
  id: string;
  address: string;
  /** User-Agent of the browser. */
  device: string;
  startedAt: string;
  seenAt: string;
  current: boolean;
};

/** Reads the operator's sessions and the number of recovery codes left. */
export const readPlaces = ({ call }: AdminApi) =>
  call<{ places: Place[]; recoveryCodes: number }>('/session/places');

/** Signs out one other place, or all of them. */
export const endPlaces = ({ call }: AdminApi, id?: string) =>
  call<undefined>(`/session/places${id === undefined ? '' : `/${id}`}`, { method: 'DELETE' });

/** `address` is the content of a QR code; `secret` the same for typing. */
export const beginTotp = ({ call }: AdminApi, password: string) =>
  call<{ secret: string; address: string }>('/session/totp', { method: 'POST', body: { password } });

export const confirmTotp = ({ call }: AdminApi, code: string) =>
  call<{ recoveryCodes: string[] }>('/session/totp', { method: 'PUT', body: { code } });

export const endTotp = ({ call }: AdminApi, password: string) =>
  call<undefined>('/session/totp/end', { method: 'POST', body: { password } });

export const newRecoveryCodes = ({ call }: AdminApi, password: string) =>
  call<{ recoveryCodes: string[] }>('/session/totp/recovery-codes', { method: 'POST', body: { password } });
