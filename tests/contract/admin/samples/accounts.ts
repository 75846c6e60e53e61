import { TOTP } from 'otpauth';
import { comeBackFromSso } from '#server/operators/testing/sso.ts';
import { Authenticator } from '#server/passkeys/testing/authenticator.ts';
import { callAdmin, type OperatorClient } from '#server/testing/operator-client.ts';
import type { Samples, Visit } from '../sample.ts';
import { password, type World } from '../world.ts';

const codeOf = (secret: unknown): string => new TOTP({ secret: String(secret) }).generate();

/** An answer to no challenge, from somebody who can get none. */
const unmade = {
  id: 'A',
  rawId: 'A',
  type: 'public-key',
  response: { clientDataJSON: 'A', attestationObject: 'A' },
  clientExtensionResults: {},
};

async function madePasskey(url: string, client: OperatorClient, authenticator: Authenticator) {
  const { body } = await client.call('POST', '/session/passkeys/begin', { password });
  return authenticator.create(body['options'] as never, { origin: url });
}

/** What an account's new passkey answers to a challenge to sign in. */
async function passkeyOfSomebody({ server, account, fresh }: World): Promise<object> {
  const client = await account(`keyed-${fresh()}`, { shop: 'viewer' });
  const authenticator = new Authenticator();
  const credential = await madePasskey(server.url, client, authenticator);
  await client.call('POST', '/session/passkeys', { credential });
  const { body } = await callAdmin(server.url, 'POST', '/session/passkey/options');
  return authenticator.get(body['options'] as never, { origin: server.url });
}

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
  | 'sessionWays'
  | 'ssoBegin'
  | 'ssoFinish'
  | 'passkeySessionOptions'
  | 'passkeySessionOpen'
  | 'ownPasskeyList'
  | 'ownPasskeyBegin'
  | 'ownPasskeyAdd'
  | 'ownPasskeyRemove'
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
  sessionWays: { send: () => ({}) },
  ssoBegin: { send: () => ({ body: {} }) },
  ssoFinish: {
    own: true,
    send: async ({ server }) => {
      const { body, cookie } = await comeBackFromSso(server.url, 'g-100');
      return { body, headers: { cookie } };
    },
  },
  passkeySessionOptions: { send: () => ({}) },
  passkeySessionOpen: {
    own: true,
    send: async (world) => ({ body: { credential: (await passkeyOfSomebody(world)) as never } }),
  },
  ownPasskeyList: { send: () => ({}) },
  ownPasskeyBegin: { own: true, send: () => ({ body: { password } }) },
  ownPasskeyAdd: {
    own: true,
    send: async ({ server }, { client }) => ({
      body: {
        credential: (client ? await madePasskey(server.url, client, new Authenticator()) : unmade) as never,
      },
    }),
  },
  ownPasskeyRemove: { own: true, send: () => ({ params: { id: 'A'.repeat(22) } }) },
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
