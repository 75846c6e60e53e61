import type { AdminApi } from '../api/admin-api.ts';

/** Reads the operator's sessions and the number of recovery codes left. */
export const readPlaces = ({ call }: AdminApi) => call('sessionPlaces');

/** Signs out one other place, or all of them. */
export const endPlaces = ({ call }: AdminApi, id?: string) =>
  id === undefined ? call('sessionPlacesEnd') : call('sessionPlaceEnd', { params: { id } });

/** `address` is the content of a QR code; `secret` the same for typing. */
export const beginTotp = ({ call }: AdminApi, password: string) => call('totpBegin', { body: { password } });

export const confirmTotp = ({ call }: AdminApi, code: string) => call('totpConfirm', { body: { code } });

export const endTotp = ({ call }: AdminApi, password: string) => call('totpEnd', { body: { password } });

export const newRecoveryCodes = ({ call }: AdminApi, password: string) =>
  call('totpRecoveryCodes', { body: { password } });

/** The operator's own address for notices, and whether the server sends mails. */
export const readMail = ({ call }: AdminApi) => call('sessionMailRead');

export const editMail = ({ call }: AdminApi, email: string | null, language: string) =>
  call('sessionMailEdit', { body: { email, language } });
