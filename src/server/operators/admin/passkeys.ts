import type { FastifyRequest } from 'fastify';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '../admin-call.ts';
import { addOwnPasskey, ownPasskeys, passkeyOptions, removeOwnPasskey } from '../passkeys/own-passkeys.ts';
import { signInByPasskey, signInOptions } from '../passkeys/sign-in-by-passkey.ts';
import { countAddress } from '../sign-in-tries.ts';
import { opened, originOf } from './session.ts';
import { unproven } from './totp.ts';

const pageOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

/** Signing in by a passkey, and an operator's own passkeys. To add one the password is asked for again. */
export const calls: readonly AdminCall[] = [
  defineAdminCall(
    'passkeySessionOptions',
    async ({ services: { context }, request }) =>
      (await countAddress(context, request.ip)) ?? signInOptions(context, pageOf(request)),
  ),
  defineAdminCall('passkeySessionOpen', async ({ services: { context }, body, request, reply }) => {
    if (context.sso?.settings.passwords === false) return refuse('PASSWORDS_OFF');
    const full = await countAddress(context, request.ip);
    if (full) return full;
    const signing = { ...body, ...originOf(request), page: pageOf(request) };
    return opened(context, { request, reply }, await signInByPasskey(context, signing));
  }),
  defineAdminCall('ownPasskeyList', ({ services: { context }, operator }) => ownPasskeys(context, operator)),
  defineAdminCall('ownPasskeyBegin', async ({ services: { context }, operator, body, request }) => {
    if (operator.sso) return refuse('ACCOUNT_OF_SSO');
    const refused = await unproven(context, operator, body.password);
    return refused ?? passkeyOptions(context, operator, { ...originOf(request), origin: pageOf(request) });
  }),
  defineAdminCall('ownPasskeyAdd', ({ services: { context }, operator, body, request }) =>
    addOwnPasskey(context, operator, { ...originOf(request), origin: pageOf(request), ...body }),
  ),
  defineAdminCall('ownPasskeyRemove', ({ services: { context }, operator, params: { id } }) =>
    removeOwnPasskey(context, operator, id),
  ),
];
