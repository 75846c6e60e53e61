import { createHash, createHmac, randomBytes } from 'node:crypto';
import { formOf, listen, type Listening } from './listen.ts';

export const appId = '5551234';
export const appSecret = 'app-secret-of-the-tests';

type Given = { redirect: string; challenge: string };

const json = (status: number, value: unknown): [number, string] => [status, JSON.stringify(value)];
const failure = (message: string): [number, string] =>
  json(400, { error: { message, type: 'OAuthException', code: 100 } });

/** Stand-in for Facebook: its dialog, its token endpoint with PKCE, and the profile of its Graph API. */
export async function startGraph(
  profile: object = { id: '1002003', name: 'Daw Hla', email: 'hla@example.com' },
): Promise<Listening> {
  const codes = new Map<string, Given>();
  const tokens = new Set<string>();

  const exchange = (form: URLSearchParams): [number, string] => {
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const verifier = form.get('code_verifier') ?? '';
    if (form.get('client_id') !== appId || form.get('client_secret') !== appSecret) {
      return failure('Error validating client secret.');
    }
    if (!given || given.redirect !== form.get('redirect_uri')) return failure('Invalid verification code.');
    if (createHash('sha256').update(verifier).digest('base64url') !== given.challenge) {
      return failure('Invalid code verifier.');
    }
    const token = randomBytes(16).toString('hex');
    tokens.add(token);
    return json(200, { access_token: token, token_type: 'bearer', expires_in: 5_000 });
  };
  const me = (query: URLSearchParams, authorization: string | undefined): [number, string] => {
    const token = authorization?.replace('Bearer ', '') ?? '';
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    return tokens.has(token) && query.get('appsecret_proof') === proof
      ? json(200, profile)
      : failure('Invalid appsecret_proof provided in the API argument.');
  };

  return listen((request, response) => {
    void (async () => {
      const address = new URL(request.url ?? '/', 'http://graph.localhost');
      const { searchParams: query, pathname } = address;
      if (pathname === '/dialog/oauth') {
        const code = randomBytes(8).toString('hex');
        const redirect = query.get('redirect_uri') ?? '';
        codes.set(code, { redirect, challenge: query.get('code_challenge') ?? '' });
        const back = new URL(redirect);
        back.searchParams.set('code', code);
        back.searchParams.set('state', query.get('state') ?? '');
        response.writeHead(302, { location: back.href }).end();
        return;
      }
      const [status, body] =
        pathname === '/oauth/access_token'
          ? exchange(await formOf(request))
          : me(query, request.headers.authorization);
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    })();
  });
}
