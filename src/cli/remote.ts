import { Secret, TOTP } from 'otpauth';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { adminAddress, type AdminRequest, type AnswerOf } from '#contract/admin-request.ts';
import { adminCalls, type AdminCallId, type AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { pinnedPath } from '#engine/pictures/uploaded-pictures.ts';
import type { Problem } from '#engine/problems.ts';
import type { Terminal } from './command.ts';

/** A pack as a server has published it. */
export type RemotePack = AnswerOf<'packExport'>;

export type RemoteRefusal = {
  code: string;
  message: string;
  fix?: string;
  problems?: Problem[];
  version?: number;
};
export type RemoteAnswer<T> = { ok: true; value: T } | { ok: false; refused: RemoteRefusal };

/** A signed-in connection; the session is kept in memory only and ends with `leave`. */
export type Remote = {
  packs(): Promise<RemoteAnswer<AnswerOf<'packList'>>>;
  export(pack: string): Promise<RemoteAnswer<RemotePack>>;
  push(pack: string, push: AdminCallTypes['packPush']['body']): Promise<RemoteAnswer<AnswerOf<'packPush'>>>;
  keepPicture(
    pack: string,
    picture: AdminCallTypes['pictureKeep']['body'],
  ): Promise<RemoteAnswer<AnswerOf<'pictureKeep'>>>;
  /** Every picture that documents of a pack may name, with its drafts. */
  pictures(pack: string): Promise<RemoteAnswer<AnswerOf<'pictureList'>>>;
  /** Bytes of an uploaded picture by its hash, or of a file of the pack's folder; undefined where the server has it no more. */
  picture(pack: string, path: string, hash?: string): Promise<Buffer | undefined>;
  leave(): Promise<void>;
};

/** Options of every command that talks to a server, for `parseArgs`. */
export const remoteOptions = {
  configs: { type: 'string', default: 'configs' },
  server: { type: 'string' },
  user: { type: 'string' },
} as const;

async function call<C extends AdminCallId>(
  server: string,
  id: C,
  request: AdminRequest<C>,
): Promise<RemoteAnswer<AnswerOf<C>> & { cookie?: string }> {
  const {
    params = {},
    body,
    headers = {},
  } = request as {
    params?: Record<string, string>;
    body?: unknown;
    headers?: Record<string, string>;
  };
  let response: Response;
  try {
    response = await fetch(`${server}${adminAddress(id, { params })}`, {
      method: adminCalls[id].method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const refused = {
      code: 'UNREACHABLE',
      message: `${server} does not answer (${cause}).`,
      fix: 'Name it with --server.',
    };
    return { ok: false, refused };
  }
  const text = await response.text();
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    value = {
      code: `HTTP_${response.status}`,
      message: `${server} is no Livery server.`,
      fix: 'Name one with --server.',
    };
  }
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return response.ok
    ? { ok: true, value: value as AnswerOf<C>, ...(cookie === undefined ? {} : { cookie }) }
    : { ok: false, refused: value as RemoteRefusal };
}

const periodMs = 30_000;

/** The code of an authenticator at a time; of none without its secret. */
const codeAt = (secret: string | undefined, timestamp: number): { code?: string } =>
  secret ? { code: TOTP.generate({ secret: Secret.fromBase32(secret), timestamp }) } : {};

/**
 * Signs in at --server (or LIVERY_SERVER) with --user (or LIVERY_USER, else `admin`), LIVERY_PASSWORD and, if set, a code
 * of LIVERY_TOTP_SECRET. A code is accepted once, so a second command in a row waits for the next code.
 */
export async function connect(
  values: { server?: string | undefined; user?: string | undefined },
  terminal: Terminal,
): Promise<RemoteAnswer<Remote>> {
  const { env } = terminal;
  const server = (values.server ?? env['LIVERY_SERVER'] ?? 'http://localhost:4100').replace(/\/+$/, '');
  const username = values.user ?? env['LIVERY_USER'] ?? 'admin';
  const password = env['LIVERY_PASSWORD'];
  if (!password) {
    const message = `The password of the operator ${username} is missing.`;
    return { ok: false, refused: { code: 'NO_PASSWORD', message, fix: 'Set LIVERY_PASSWORD to it.' } };
  }
  const secret = env['LIVERY_TOTP_SECRET'];
  const signIn = () =>
    call(server, 'sessionOpen', { body: { username, password, ...codeAt(secret, Date.now()) } });
  let session = await signIn();
  if (!session.ok && session.refused.code === 'WRONG_CODE' && secret) {
    terminal.error('The code was used before; waiting for the next one of the authenticator …');
    await new Promise((resolve) => setTimeout(resolve, periodMs - (Date.now() % periodMs)));
    session = await signIn();
  }
  if (!session.ok) return session;
  const headers = { cookie: session.cookie ?? '', 'x-csrf-token': session.value.csrf };
  return {
    ok: true,
    value: {
      packs: () => call(server, 'packList', { headers }),
      export: (pack) => call(server, 'packExport', { params: { pack }, headers }),
      push: (pack, body) => call(server, 'packPush', { params: { pack }, body, headers }),
      keepPicture: (pack, body) => call(server, 'pictureKeep', { params: { pack }, body, headers }),
      pictures: (pack) => call(server, 'pictureList', { params: { pack }, headers }),
      picture: async (pack, path, hash) => {
        const address = assetAddress(pack, hash === undefined ? path : pinnedPath(path, { hash }));
        const response = await fetch(`${server}${address}`).catch(() => undefined);
        return response?.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
      },
      leave: async () => {
        await call(server, 'sessionClose', { headers });
      },
    },
  };
}

/** Prints why the server said no; the exit code. */
export function printRefused(
  { code, message, fix, problems = [] }: RemoteRefusal,
  { error }: Terminal,
): number {
  for (const problem of problems) {
    error(
      `${problem.file}:${problem.line}:${problem.column} ${problem.code} ${problem.message}\n    ${problem.fix}`,
    );
  }
  error(`${code}: ${message}${fix === undefined ? '' : ` ${fix}`}`);
  return 1;
}
