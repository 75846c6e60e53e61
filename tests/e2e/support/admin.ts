import { operatorPassword } from './server.ts';

type Json = Record<string, unknown>;

/** An operator's session against the administration API. */
export type Operator = {
  get(path: string): Promise<Json>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Json }>;
  /** Layer of a document that the pack itself has published. */
  layer(pack: string, document: string): Promise<Json>;
  /**
   * Saves a layer of a document as a draft, over whatever draft there is. Whatever publishes it checks the whole brand; a check with every
   * draft would take most of a test's set-up.
   */
  saveDraft(pack: string, document: string, layer: unknown): Promise<Json>;
  publish(pack: string, note: string): Promise<{ status: number; body: Json }>;
};

/**
 * Publishes rules without a captcha, whose picture no test can read, and with a human verification that a browser solves in a few tries:
 * hundreds, as visitors have them, take a processor that several browsers share so long that a test waits for nothing else.
 */
export async function easyToEnter({ origin }: { origin: string }): Promise<void> {
  const operator = await signIn(origin);
  for (const brand of ['aurora', 'padauk']) {
    const rules = await operator.layer(brand, 'rules/register');
    await operator.saveDraft(brand, 'rules/register', {
      ...rules,
      fields: { ...(rules['fields'] as object), captcha: { enabled: false, required: false } },
    });
    const layer = await operator.layer(brand, 'constants/main');
    const constants = { ...(layer['constants'] as object | undefined), humanTries: 8 };
    await operator.saveDraft(brand, 'constants/main', { ...layer, kind: 'constants', id: 'main', constants });
    const { status, body } = await operator.publish(brand, 'Ask for no captcha and little of a puzzle');
    if (status !== 200) throw new Error(`Publishing ${brand} was refused: ${JSON.stringify(body)}`);
  }
}

/** Signs in at a server; as its first admin unless somebody else is named. */
export async function signIn(
  origin: string,
  account: { username: string; password: string } = { username: 'admin', password: operatorPassword },
): Promise<Operator> {
  const base = `${origin}/config/v1/admin`;
  const session = await fetch(`${base}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!session.ok) throw new Error(`Sign-in failed: ${session.status} ${await session.text()}`);
  const cookie = session.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { csrf } = (await session.json()) as { csrf: string };

  const send: Operator['send'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(`${base}${path}`, {
      method,
      headers: {
        cookie,
        'x-csrf-token': csrf,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Json) };
  };
  const get: Operator['get'] = async (path) => (await send('GET', path)).body;
  return {
    get,
    send,
    async layer(pack, document) {
      const { published } = await get(`/packs/${pack}/documents/${document}`);
      return (published ?? {}) as Json;
    },
    async saveDraft(pack, document, layer) {
      const { revision } = await get(`/packs/${pack}/documents/${document}`);
      const saved = await send(
        'PUT',
        `/packs/${pack}/drafts/${document}`,
        { document: layer },
        { 'if-match': `"${Number(revision ?? 0)}"` },
      );
      if (saved.status !== 200)
        throw new Error(`Draft of ${document} refused: ${saved.status} ${JSON.stringify(saved.body)}`);
      return saved.body;
    },
    publish: (pack, note) => send('POST', `/packs/${pack}/publish`, { note }),
  };
}

/** Brings the version back that was published before the last; answers when it is live. */
export async function rollBack(operator: Operator, pack: string): Promise<void> {
  const { versions } = (await operator.get(`/packs/${pack}/versions`)) as { versions: { version: number }[] };
  const answer = await operator.send('POST', `/packs/${pack}/rollback`, { version: versions[1]?.version });
  if (answer.status !== 200)
    throw new Error(`Rolling ${pack} back was refused: ${JSON.stringify(answer.body)}`);
}
