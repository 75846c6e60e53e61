import { request } from 'node:http';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { calls, type CallFacts, type CallId, type CallTypes } from '#contract/generated/calls.ts';

export type GatewayAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The parsed envelope; undefined when the answer is not JSON. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape.
  json: any;
};

/** Value of a call for a caller who keeps the token, as this client does. */
export type Valued<C extends CallId> = CallTypes[C]['value'] extends { token?: string; customerId: string }
  ? CallTypes[C]['value'] & { token: string }
  : CallTypes[C]['value'];

export type CallSending = {
  headers?: Record<string, string | undefined>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  language?: string;
  idempotencyKey?: string;
};

/** Speaks plain HTTP to a gateway; `host` is the brand's host name, which may differ from where the server listens. */
export class GatewayClient {
  readonly #origin: string;
  readonly #host: string | undefined;
  #key: JWK | undefined;

  constructor(origin: string, host?: string) {
    this.#origin = origin;
    this.#host = host;
  }

  /** Any request at all, with the headers exactly as given. */
  raw(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<GatewayAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(new URL(path, this.#origin), {
        method,
        headers: {
          ...(this.#host === undefined ? {} : { host: this.#host }),
          ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      });
      outgoing.once('error', reject);
      outgoing.once('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          let json: unknown;
          try {
            json = JSON.parse(text);
          } catch {
            json = undefined;
          }
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, json });
        });
      });
      outgoing.end(body);
    });
  }

  async key(): Promise<JWK> {
    if (!this.#key) {
      const { json } = await this.raw('GET', '/.well-known/jwks.json');
      this.#key = json.keys[0] as JWK;
    }
    return this.#key;
  }

  /** A compact JWE of a text for the gateway's key; `header` overrides the protected header. */
  async encrypt(text: string | Uint8Array, header: Record<string, unknown> = {}): Promise<string> {
    const jwk = await this.key();
    return new CompactEncrypt(typeof text === 'string' ? new TextEncoder().encode(text) : text)
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', ...(jwk.kid && { kid: jwk.kid }), ...header })
      .encrypt(await importJWK(jwk, 'ECDH-ES'));
  }

  /** One call, as a page sends it: headers, encryption where the schema says so, session. */
  async send(
    call: CallId,
    { headers, query, body, token, language, idempotencyKey }: CallSending = {},
  ): Promise<GatewayAnswer> {
    const { method, path, enc, form, upload }: CallFacts = calls[call];
    const file = upload && Buffer.isBuffer(body) ? body : undefined;
    const question = query ? `?${new URLSearchParams(query).toString()}` : '';
    const content =
      body === undefined || file
        ? undefined
        : form
          ? new URLSearchParams(body as Record<string, string>).toString()
          : JSON.stringify(body);
    const type = file
      ? upload?.[0]
      : enc
        ? 'application/jose'
        : form
          ? 'application/x-www-form-urlencoded'
          : 'application/json';
    const payload = content !== undefined && enc ? await this.encrypt(content, { call }) : (file ?? content);
    const all: Record<string, string | undefined> = {
      'x-gateway-version': '3',
      'x-module-id': 'portal',
      'accept-language': language,
      authorization: token === undefined ? undefined : `Bearer ${token}`,
      'idempotency-key': idempotencyKey,
      'content-type': payload === undefined ? undefined : type,
      ...headers,
    };
    const given = Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    return this.raw(method, path + question, given, payload);
  }

  /** The value of a call that has to succeed. */
  async value<C extends CallId>(call: C, sending: CallSending = {}): Promise<Valued<C>> {
    const { status, json, text } = await this.send(call, sending);
    if (status !== 200 || json?.success !== true) throw new Error(`${call} answered ${status}: ${text}`);
    return json.value as Valued<C>;
  }

  /** A solved puzzle of the human verification. */
  async human(sending: CallSending = {}): Promise<string> {
    const task = await this.value('humanChallenge', sending);
    if (!('challenge' in task)) throw new Error('This brand has people asked by Geetest.');
    const { challenge } = task;
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  }

  /** A demo login's encrypted random string. */
  freePlayRandom(text: string): Promise<string> {
    return this.encrypt(text, { call: 'sessionFreePlay' });
  }
}
