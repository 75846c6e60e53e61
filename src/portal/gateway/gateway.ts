import { firstCalls } from '#contract/generated/first-calls.ts';
import type { CallFacts } from '#contract/generated/calls.ts';
import { CallError } from './call-error.ts';
import type { CallId, CallRequest, CallValue } from './call-types.ts';
import type { Session } from '../session/session-store.ts';
import type { Encryption } from './encrypt.ts';
import { traceParent } from './trace-parent.ts';

type CallOptions = {
  /** Aborts the call where the browser can combine signals; else its answer is ignored. */
  signal?: AbortSignal;
  /** Idempotency key of a call that moves money: one per confirmed intention, repeated on retries. */
  idempotencyKey?: string;
};

/** The platform's calls. Every failure is a CallError. */
export type Gateway = {
  call: <Id extends CallId>(
    id: Id,
    request: CallRequest<Id>,
    options?: CallOptions,
  ) => Promise<CallValue<Id>>;
  /** Encrypts a text for a call whose body contains it as a value. */
  encrypt: (text: string, call: CallId) => Promise<string>;
};

export type GatewayOptions = {
  fetch: typeof globalThis.fetch;
  encryption: Encryption;
  session: () => Session | undefined;
  language: () => string;
  /** Seconds since the player's last activity; the page's own requests keep no session alive. */
  idleSeconds?: () => number;
  /** Called when the gateway reports the session as ended. */
  onSessionLost: (session: Session) => void;
  /** The server follows calls: each begins a trace. */
  traced?: boolean | undefined;
  /** Timeout of a call in milliseconds. */
  timeout?: number;
};

type Envelope =
  | { success: true; value: unknown }
  | { success: false; code?: string; message?: string; value?: unknown };

/** Facts of a call; code that makes late ones has added theirs (late-calls.ts). */
const factsOf = (id: CallId): CallFacts => (firstCalls as unknown as Record<CallId, CallFacts>)[id];

const sessionCode = /^SESSION_(?:REQUIRED|EXPIRED|CHANGED)$/u;
/** Seconds within which the player counts as active. */
const idleTold = 30;

/**
 * Headers by which a request brings its session: the one in the cookie, if it is of the member whom the page shows, unless the page has the
 * token itself.
 */
export const sessionHeaders = (session: Session | undefined): Record<string, string> =>
  session?.token === undefined
    ? {
        'X-Session': 'cookie',
        ...(session && { 'X-Session-Member': encodeURIComponent(session.customerId) }),
      }
    : { Authorization: `Bearer ${session.token}` };

/** Calls by id; method, path, encryption and session come from schemas/calls. */
export function createGateway(options: GatewayOptions): Gateway {
  const { fetch, encryption, timeout = 20_000 } = options;

  const bodyOf = async (
    id: CallId,
    facts: CallFacts,
    body: object | undefined,
  ): Promise<[string, string | Blob] | undefined> => {
    if (body === undefined) return undefined;
    if (body instanceof Blob) return [body.type, body];
    if (facts.form) return ['application/x-www-form-urlencoded', pairsOf(body).toString()];
    const json = JSON.stringify(body);
    return facts.enc ? ['application/jose', await encryption.encrypt(json, id)] : ['application/json', json];
  };

  const send = async (
    id: CallId,
    request: { query?: object; body?: object },
    { signal, idempotencyKey }: CallOptions,
  ): Promise<unknown> => {
    const facts = factsOf(id);
    const session = options.session();
    const body = await bodyOf(id, facts, request.body);
    const idle = session === undefined ? 0 : Math.floor(options.idleSeconds?.() ?? 0);
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': options.language(),
      'X-Gateway-Version': '3',
      'X-Module-Id': 'portal',
      ...(body ? { 'Content-Type': body[0] } : {}),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...sessionHeaders(session),
      ...(idle < idleTold ? {} : { 'X-Idle-Seconds': String(idle) }),
      ...(options.traced && { traceparent: traceParent() }),
    };
    const late = AbortSignal.timeout(timeout);
    const init: RequestInit = {
      method: facts.method,
      headers,
      // Older browsers cannot combine signals: the answer arrives unheard.
      signal: signal && 'any' in AbortSignal ? AbortSignal.any([signal, late]) : late,
      ...(body ? { body: body[1] } : {}),
    };
    const response = await reach(fetch, facts.path + queryOf(request.query), init);
    const answer = await readEnvelope(response);
    if (answer.success) return answer.value;
    const { code = 'BAD_ANSWER', message = '', value } = answer;
    if (session && sessionCode.test(code)) options.onSessionLost(session);
    throw new CallError(code, message, { status: response.status, value });
  };

  return {
    async call<Id extends CallId>(id: Id, request: CallRequest<Id>, options: CallOptions = {}) {
      const parts = request as { query?: object; body?: object };
      const facts = factsOf(id);
      try {
        return (await send(id, parts, options)) as CallValue<Id>;
      } catch (error) {
        // The gateway has changed its key since the page fetched it. The body was not read, so sending again is safe.
        if (!facts.enc || !(error instanceof CallError) || error.code !== 'DECRYPTION_FAILED') throw error;
        encryption.renew();
        return (await send(id, parts, options)) as CallValue<Id>;
      }
    },
    encrypt: (text, call) => encryption.encrypt(text, call),
  };
}

async function reach(fetch: GatewayOptions['fetch'], address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (cause) {
    const late = cause instanceof Error && cause.name === 'TimeoutError';
    throw new CallError(late ? 'TIMEOUT' : 'NETWORK', String(cause), {
      cause,
    });
  }
}

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    const answer = (await response.json()) as Envelope;
    if (typeof answer.success === 'boolean') return answer;
  } catch {
    // Not JSON: a proxy's error page, or an answer cut short.
  }
  throw new CallError('BAD_ANSWER', `HTTP ${response.status}, no envelope`, {
    status: response.status,
  });
}

const pairsOf = (entries: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function queryOf(query: object = {}): string {
  const pairs = pairsOf(query).toString();
  return pairs && `?${pairs}`;
}
