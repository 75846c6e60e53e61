import { TOTP } from 'otpauth';
import type { Samples, Visit } from '../sample.ts';
import { password } from '../world.ts';

const codeOf = (secret: unknown): string => new TOTP({ secret: String(secret) }).generate();

/** Begins an authenticator; its first code. */
async function begin({ client }: Visit): Promise<string> {
  const answer = await client?.call('POST', '/session/totp', { password });
  return answer ? codeOf(answer.body['secret']) : '000000';
}
const confirm = async (visit: Visit): Promise<void> => {
  const code = await begin(visit);
  await visit.client?.call('PUT', '/session/totp', { code });
};

export const accountSamples: Samples<
  | 'sessionOpen'
  | 'sessionRead'
  | 'sessionClose'
  | 'sessionPassword'
  | 'sessionMailRead'
  | 'sessionMailEdit'
  | 'sessionPlaces'
  | 'sessionPlacesEnd'
  | 'sessionPlaceEnd'
  | 'totpBegin'
  | 'totpConfirm'
  | 'totpRecoveryCodes'
  | 'totpEnd'
  | 'accountList'
  | 'accountRead'
  | 'accountAdd'
  | 'accountEdit'
> = {
  sessionOpen: { send: () => ({ body: { username: 'target-shop', password } }) },
  sessionRead: { send: () => ({}) },
  sessionClose: { own: true, send: () => ({}) },
  sessionMailRead: { send: () => ({}) },
  sessionMailEdit: { send: () => ({ body: { email: 'may@shop.example', language: 'en' } }) },
  sessionPassword: {
    own: true,
    send: () => ({ body: { current: password, next: 'a quite different one' } }),
  },
  sessionPlaces: { send: () => ({}) },
  sessionPlacesEnd: { own: true, send: () => ({}) },
  sessionPlaceEnd: { own: true, send: () => ({ params: { id: 'A'.repeat(22) } }) },
  totpBegin: { own: true, send: () => ({ body: { password } }) },
  totpConfirm: { own: true, send: async (_, visit) => ({ body: { code: await begin(visit) } }) },
  totpRecoveryCodes: {
    own: true,
    send: async (_, visit) => {
      await confirm(visit);
      return { body: { password } };
    },
  },
  totpEnd: {
    own: true,
    send: async (_, visit) => {
      await confirm(visit);
      return { body: { password } };
    },
  },
  accountList: { send: () => ({ query: {} }) },
  accountRead: { send: (_, { pack }) => ({ params: { username: `target-${pack}` } }) },
  accountAdd: {
    send: ({ fresh }, { pack }) => ({ body: { username: `new-${fresh()}`, roles: { [pack]: 'viewer' } } }),
  },
  accountEdit: {
    send: (_, { pack }) => ({
      params: { username: `target-${pack}` },
      body: { roles: { [pack]: 'editor' } },
    }),
  },
};
