import { generateKeyPairSync } from 'node:crypto';
import { Provider } from 'oidc-provider';
import { formOf, listen, type Listening } from './listen.ts';

export const clientId = 'livery-of-the-tests';
export const clientSecret = 'secret-of-the-tests';

type Person = { sub: string; name: string; email: string; groups: string[] };

const people: readonly Person[] = [
  { sub: 'g-100', name: 'Ma Thida', email: 'thida@example.com', groups: ['desk', 'translators'] },
  { sub: 'g-200', name: 'Ko Aung', email: 'aung@example.com', groups: [] },
];

/** Login page of the test provider; in the browser a button for each account. */
const choice = (people: readonly Person[], action: string): string =>
  `<!doctype html><title>Choose an account</title><h1>Choose an account</h1><form method="post" action="${action}">${people
    .map(({ sub, name }) => `<button name="sub" value="${sub}">${name}</button>`)
    .join('')}<button name="deny" value="1">Cancel</button></form>`;

/** A real OpenID provider in this process. It knows what stands in the list of addresses when it is asked for the first time. */
export async function startIdentityProvider(redirectUris: readonly string[]): Promise<Listening> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const create = (origin: string): Provider =>
    new Provider(origin, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [...redirectUris],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email'], profile: ['name'], groups: ['groups'] },
      conformIdTokenClaims: false,
      findAccount: (_context, id) => {
        const person = people.find(({ sub }) => sub === id);
        return person && { accountId: id, claims: () => ({ ...person }) };
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      cookies: { keys: ['of the tests'] },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', kid: 'one' }] },
      pkce: { required: () => true },
    });
  let provider: Provider | undefined;
  const listening = await listen((request, response) => {
    const ready = (provider ??= create(listening.origin));
    if (!request.url?.startsWith('/interaction/')) return void ready.callback()(request, response);
    void (async () => {
      if (request.method === 'GET') {
        response.setHeader('content-type', 'text/html; charset=utf-8').end(choice(people, request.url ?? ''));
        return;
      }
      const form = await formOf(request);
      if (form.has('deny')) {
        await ready.interactionFinished(request, response, { error: 'access_denied' });
        return;
      }
      const { params } = await ready.interactionDetails(request, response);
      const accountId = form.get('sub') ?? '';
      const grant = new ready.Grant({ accountId, clientId: String(params['client_id']) });
      grant.addOIDCScope(String(params['scope']));
      await ready.interactionFinished(request, response, {
        login: { accountId, remember: false },
        consent: { grantId: await grant.save() },
      });
    })();
  });
  return listening;
}

/** Says yes as a person, without a browser, and gives the address that the player is sent back to. */
export async function sayYes(address: string, sub: string): Promise<URL> {
  const jar = new Map<string, string>();
  const origin = new URL(address).origin;
  let at = new URL(address);
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 8; steps += 1) {
    const answer = await fetch(at, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { body }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    body = undefined;
    const location = answer.headers.get('location');
    if (location === null) {
      if (answer.status !== 200 || !at.pathname.startsWith('/interaction/')) {
        throw new Error(`${at.href} answered ${answer.status}: ${await answer.text()}`);
      }
      body = new URLSearchParams({ sub });
      continue;
    }
    at = new URL(location, at);
    if (at.origin !== origin) return at;
  }
  throw new Error('The provider never sent the player back.');
}
