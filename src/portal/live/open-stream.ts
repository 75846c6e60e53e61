type Asking = { language: string; signal: AbortSignal; headers?: Readonly<Record<string, string>> };

/** Asks for server-sent events as calls are asked, with headers, which EventSource cannot send; those of a session come on top. */
export const openStream = (
  fetch: typeof globalThis.fetch,
  address: string,
  { language, signal, headers }: Asking,
): Promise<Response> =>
  fetch(address, {
    headers: {
      Accept: 'text/event-stream',
      'Accept-Language': language,
      'X-Gateway-Version': '3',
      'X-Module-Id': 'portal',
      ...headers,
    },
    signal,
  });

/** True for an answer that is a stream of events. */
export const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.includes('text/event-stream') ?? false;
