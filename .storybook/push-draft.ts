import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { amendLayer, type Layer } from '#operator/documents/layer.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { mergePatch } from '#engine/overlay/overlay.ts';
import { PUSH_PATH, type DraftToPush, type PushAnswer } from './document-panel/messages.ts';

const MOST = 1_048_576;
const local = ['localhost', '127.0.0.1', '[::1]'];

/** Servers allowed as targets: those on this machine, and the one of LIVERY_SERVER. */
function serverOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, protocol } = new URL(address);
  const named = process.env['LIVERY_SERVER'];
  const allowed =
    local.includes(hostname) ||
    (named !== undefined && URL.canParse(named) && new URL(named).origin === origin);
  return allowed && /^https?:$/u.test(protocol) ? origin : undefined;
}

type Answer = { status: number; body: Record<string, unknown>; cookie: string };

async function ask(
  server: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${server}/config/v1/admin${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    redirect: 'error',
  });
  const said = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { status: response.status, body: said, cookie };
}

const refusal = ({ status, body }: Answer): PushAnswer => ({
  ok: false,
  message: [body['message'] ?? `The server answered ${status}.`, body['fix']].filter(Boolean).join(' '),
});

const object = (value: unknown): JsonObject | null =>
  isJsonObject(value as Json) ? (value as JsonObject) : null;

/** Applies a change to the server's current document and saves it as a draft, in a session of its own. */
async function pushDraft({
  server: address,
  username,
  password,
  code,
  pack,
  key,
  change,
}: DraftToPush): Promise<PushAnswer> {
  const server = serverOf(address);
  if (server === undefined)
    return {
      ok: false,
      message: 'Drafts go to a server on this machine, or to the one that LIVERY_SERVER names.',
    };
  const session = await ask(
    server,
    'POST',
    '/session',
    {},
    { username, password, ...(code !== undefined && { code }) },
  );
  if (session.status !== 200) return refusal(session);
  const headers = { cookie: session.cookie, 'x-csrf-token': String(session.body['csrf']) };
  const of = (part: string): string =>
    `/packs/${encodeURIComponent(pack)}/${part}/${key.split('/').map(encodeURIComponent).join('/')}`;
  try {
    const now = await ask(server, 'GET', of('documents'), headers);
    if (now.status !== 200) return refusal(now);
    const { parent, merged, published, draft, revision, base } = now.body;
    const edited = object(mergePatch((merged ?? {}) as Json, change as Json));
    if (!edited) return { ok: false, message: 'The change makes no document.' };
    const layer: Layer = amendLayer(object(parent), object(revision === 0 ? published : draft), edited);
    const match = { ...headers, 'if-match': `"${String(revision)}"` };
    const saved = await ask(server, 'PUT', of('drafts'), match, { document: layer, base });
    if (saved.status !== 200) return refusal(saved);
    return {
      ok: true,
      message: `Saved as a draft of ${pack}, revision ${String(saved.body['revision'])}. Publish it in the console.`,
    };
  } finally {
    await ask(server, 'DELETE', '/session', headers);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > MOST) throw new RangeError('The change is too large.');
  }
  return JSON.parse(text);
}

const isDraft = (value: unknown): value is DraftToPush => {
  const given = object(value);
  return (
    given !== null &&
    ['server', 'username', 'password', 'pack', 'key'].every((name) => typeof given[name] === 'string')
  );
};

/** True for requests of this Storybook's own pages, not of other sites. */
const isOwn = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined &&
  URL.canParse(headers.origin) &&
  new URL(headers.origin).host === headers.host &&
  headers['content-type'] === 'application/json';

/** Answers a page of this Storybook that asks whether drafts can be pushed from here, or pushes one. */
export async function answerPush(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, said: PushAnswer): void => {
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-livery-push': 'yes',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(said));
  };
  if (request.method === 'GET') return send(200, { ok: true, message: 'Drafts can be pushed from here.' });
  if (request.method !== 'POST' || !isOwn(request))
    return send(403, { ok: false, message: 'Only a page of this Storybook may push.' });
  try {
    const draft = await bodyOf(request);
    if (!isDraft(draft)) return send(400, { ok: false, message: 'This is no change.' });
    return send(200, await pushDraft(draft));
  } catch {
    return send(502, { ok: false, message: 'The server does not answer, or it is no Livery server.' });
  }
}

/** Forwards changes to a server during development, since browsers block calls to another origin's administration. */
export const pushDraftPlugin: Plugin = {
  name: 'livery-push-draft',
  configureServer(server) {
    server.middlewares.use(PUSH_PATH, (request, response) => void answerPush(request, response));
  },
};
