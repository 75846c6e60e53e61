import { listen, type Listening } from './listen.ts';
import { startTokenIssuer } from './proofs.ts';

/** The code that every number gets, where nothing else is said. */
export const phoneCode = '123456';

export type PhoneStandIn = Listening & {
  /** Numbers that a code was sent to, in E.164. */
  sent: string[];
  /** Error code of the next answer, such as TOO_MANY_ATTEMPTS_TRY_LATER. */
  refuseNext(reason: string): void;
  jwks: string;
};

const headers = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
};

/**
 * Stand-in for Firebase's sign-in by phone: the endpoints that its page library calls, with validly signed tokens.
 */
export async function startPhoneStandIn(): Promise<PhoneStandIn> {
  const issuer = await startTokenIssuer();
  const sent: string[] = [];
  let refusal: string | undefined;

  const answer = async (call: string, body: Record<string, string>): Promise<[number, object]> => {
    if (call.endsWith(':sendVerificationCode')) {
      sent.push(body['phoneNumber'] ?? '');
      return [200, { sessionInfo: body['phoneNumber'] }];
    }
    if (call.endsWith(':signInWithPhoneNumber')) {
      if (body['code'] !== phoneCode) return [400, { error: { code: 400, message: 'INVALID_CODE' } }];
      const phoneNumber = body['sessionInfo'] ?? '';
      const idToken = await issuer.token(new Date(), { sub: `uid${phoneNumber}`, phone_number: phoneNumber });
      return [200, { idToken, refreshToken: 'none', expiresIn: '3600', localId: 'uid', phoneNumber }];
    }
    if (call.endsWith('/recaptchaParams')) return [200, { recaptchaSiteKey: 'stand-in' }];
    return [200, { users: [{ localId: 'uid' }] }];
  };

  const listening = await listen((request, response) => {
    void (async () => {
      if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const call = new URL(request.url ?? '/', 'http://phone.localhost').pathname;
      const refused = call.includes('accounts:') ? refusal : undefined;
      if (refused !== undefined) refusal = undefined;
      const [status, value] = refused
        ? [400, { error: { code: 400, message: refused } }]
        : await answer(call, text === '' ? {} : (JSON.parse(text) as Record<string, string>));
      response.writeHead(status, headers).end(JSON.stringify(value));
    })();
  });
  return {
    origin: listening.origin,
    jwks: `${issuer.origin}/jwks`,
    sent,
    refuseNext: (reason) => (refusal = reason),
    async close() {
      await listening.close();
      await issuer.close();
    },
  };
}
