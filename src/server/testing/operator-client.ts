export type OperatorAnswer = {
  status: number;
  headers: Headers;
  // Tests check the parts of an answer that they need; its shape is not declared here.
  body: Record<string, never> & Record<string, unknown>;
};

export type OperatorClient = {
  csrf: string;
  cookie: string;
  /** Calls `/config/v1/admin<path>` as this operator; a buffer is sent as JSON that was written before. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<OperatorAnswer>;
};

async function read(response: Response): Promise<OperatorAnswer> {
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text === '' ? {} : JSON.parse(text)) as OperatorAnswer['body'],
  };
}

/** One request to the administration API with nothing added to it. */
export const callAdmin = async (
  url: string,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<OperatorAnswer> =>
  read(
    await fetch(`${url}/config/v1/admin${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined
        ? {}
        : { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    }),
  );

/** Signs in and remembers cookie and CSRF token. @throws when the server refuses. */
export async function signInOperator(
  url: string,
  username: string,
  password: string,
): Promise<OperatorClient> {
  const { status, body, headers } = await callAdmin(url, 'POST', '/session', {
    body: { username, password },
  });
  if (status !== 200)
    throw new Error(`Signing in as ${username} was answered ${status} ${String(body['code'])}.`);
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const csrf = String(body['csrf']);
  return {
    csrf,
    cookie,
    call: (method, path, sent, more = {}) =>
      callAdmin(url, method, path, {
        body: sent,
        headers: { cookie, ...(method === 'GET' ? {} : { 'x-csrf-token': csrf }), ...more },
      }),
  };
}

/** Saves a draft over whatever draft and version there is. */
export async function sendDraft(
  operator: OperatorClient,
  pack: string,
  key: string,
  document: unknown,
): Promise<OperatorAnswer> {
  const { body } = await operator.call('GET', `/packs/${pack}/documents/${key}`);
  const revision = typeof body['revision'] === 'number' ? body['revision'] : 0;
  const base = typeof body['live'] === 'string' ? body['live'] : null;
  return operator.call(
    'PUT',
    `/packs/${pack}/drafts/${key}`,
    { document, base },
    { 'if-match': `"${revision}"` },
  );
}

/** Problems of a pack with its drafts. */
export async function draftProblems(operator: OperatorClient, pack: string): Promise<unknown[]> {
  const { status, body } = await operator.call('POST', `/packs/${pack}/validate`, {});
  if (status !== 200) throw new Error(`The check of ${pack} was answered ${status}: ${JSON.stringify(body)}`);
  return body['problems'] as unknown as unknown[];
}
