import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor } from '#server/delivery/parts.ts';

/** Pages that are kept; the oldest goes. */
const keptMax = 300;

/** Milliseconds for which a drawn page counts as fresh; then it is sent once more while it is drawn anew. */
const freshMs = 60_000;

/** Milliseconds that a request waits for its page to be drawn before it is sent without its content. */
const patience = 3_000;

type MadePage = { body: string; /** Its style sheet. */ css: string };

export type KeptPage = MadePage & { etag: string; encoded: Map<string, Promise<Buffer>> };

type Entry = { page: KeptPage | undefined; until: number; making: Promise<KeptPage | undefined> | undefined };

/** How a page is made: `drawn` is undefined when it cannot be drawn; `outline` is what is sent then. */
type Making = { drawn: () => Promise<MadePage | undefined>; outline: () => Promise<string> };

/** Pages for visitors, by what they depend on. */
export type KeptPages = {
  read(key: string, making: Making): Promise<KeptPage>;
};

const pageOf = ({ body, css }: MadePage): KeptPage => ({
  body,
  css,
  etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
  encoded: new Map(),
});

/** @param now milliseconds since 1970 */
export function createKeptPages(now: () => number): KeptPages {
  const entries = new Map<string, Entry>();
  const outlines = new Map<string, KeptPage>();

  const keep = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
    const oldest = map.size >= keptMax && !map.has(key) ? map.keys().next().value : undefined;
    if (oldest !== undefined) map.delete(oldest);
    map.set(key, value);
  };

  const make = (entry: Entry, { drawn }: Making): Promise<KeptPage | undefined> =>
    (entry.making ??= drawn()
      .then((made) => {
        // One that cannot be drawn is tried again as late as one that can.
        entry.until = now() + freshMs;
        if (made) entry.page = pageOf(made);
        return entry.page;
      })
      .finally(() => {
        entry.making = undefined;
      }));

  return {
    async read(key, making) {
      const entry = entries.get(key) ?? { page: undefined, until: 0, making: undefined };
      keep(entries, key, entry);
      if (entry.until <= now()) {
        const made = make(entry, making);
        if (!entry.page) await within(patience, made);
      }
      if (entry.page) return entry.page;
      const outline = outlines.get(key) ?? pageOf({ body: await making.outline(), css: '' });
      keep(outlines, key, outline);
      return outline;
    },
  };
}

async function within(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, late]);
  clearTimeout(timer);
}

/** Sends a page in the encoding that the browser takes, and 304 to one that has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  void reply.header('etag', page.etag).type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  let encoded = page.encoded.get(encoding);
  if (!encoded) page.encoded.set(encoding, (encoded = encode(page.body, encoding)));
  return reply.header('content-encoding', encoding).send(await encoded);
}
