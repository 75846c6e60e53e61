import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Bytes of the pages that are kept; the encoded forms come on top, about a third. The least recently read page goes. */
const keptBytes = 64 * 2 ** 20;

/** Bytes that an entry takes without its page. */
const entryBytes = 1000;

/** Milliseconds for which a drawn page counts as fresh; then it is sent once more while it is drawn anew. */
const freshMs = 60_000;

/** Milliseconds after that in which it is; an older one would tell of draws and results long gone, and is waited for. */
const usableMs = 60_000;

/** Milliseconds for which a page counts as fresh that may soon be drawn better. */
const retryMs = 5_000;

/** Milliseconds that a request waits for its page to be drawn before it is sent without its content. */
const patience = 3_000;

type MadePage = { body: string; /** Its style sheet. */ css: string };

export type KeptPage = {
  body: Buffer;
  /** Its style sheet, which the policy has to allow. */
  css: string;
  etag: string;
  /** Bodies by encoding. */
  encoded: Map<string, Promise<Buffer>>;
};

/**
 * A page as it was drawn. Without `page` it could not be; `isWhole` is false when the reason will pass. From `until` on, in milliseconds
 * since 1970, it is no longer true, and whoever asks waits for another.
 */
export type KeptDrawing = { page: MadePage | undefined; isWhole: boolean; until?: number | undefined };

/** `drawn` makes the page of a key and never rejects; `outline`, which has a key of its own, is sent while there is none. */
type Making = { drawn: () => Promise<KeptDrawing>; outlineKey: string; outline: () => Promise<string> };

type Entry = {
  page: KeptPage | undefined;
  /** Until when it counts as fresh, and until when it is sent while it is drawn anew. */
  until: number;
  usableUntil: number;
  making: Promise<void> | undefined;
};

/** Pages for visitors, by what they depend on. */
export type KeptPages = {
  read(key: string, making: Making): Promise<KeptPage>;
  /** A page that is not drawn. */
  outline(key: string, make: () => Promise<string>): Promise<KeptPage>;
};

function pageOf({ body: text, css }: MadePage): KeptPage {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { body, css, etag, encoded: new Map() };
}

/** @param now milliseconds since 1970 */
export function createKeptPages(now: () => number): KeptPages {
  const entries = new LRUCache<string, Entry>({
    maxSize: keptBytes,
    sizeCalculation: ({ page }) => entryBytes + (page?.body.length ?? 0),
  });

  const make = (key: string, entry: Entry, drawn: Making['drawn']): Promise<void> =>
    (entry.making ??= drawn()
      .then(({ page, isWhole, until = Number.POSITIVE_INFINITY }) => {
        // A page that cannot be drawn is tried again as late as one that can: it may take the thread's whole time limit.
        entry.until = Math.min(now() + (isWhole ? freshMs : retryMs), until);
        entry.usableUntil = Math.min(entry.until + usableMs, until);
        if (!page || (entry.page && !isWhole)) return;
        entry.page = pageOf(page);
        // Only a new value is measured.
        entries.delete(key);
        entries.set(key, entry);
      })
      .finally(() => {
        entry.making = undefined;
      }));

  const outline: KeptPages['outline'] = async (key, makeOutline) => {
    const known = entries.get(key)?.page;
    if (known) return known;
    const page = pageOf({ body: await makeOutline(), css: '' });
    entries.set(key, {
      page,
      until: Number.POSITIVE_INFINITY,
      usableUntil: Number.POSITIVE_INFINITY,
      making: undefined,
    });
    return page;
  };

  return {
    async read(key, making) {
      const entry = entries.get(key) ?? { page: undefined, until: 0, usableUntil: 0, making: undefined };
      if (!entries.has(key)) entries.set(key, entry);
      if (entry.until <= now()) {
        const made = make(key, entry, making.drawn);
        if (!entry.page || entry.usableUntil <= now()) await within(patience, made);
      }
      return entry.page ?? outline(making.outlineKey, making.outline);
    },
    outline,
  };
}

async function within(milliseconds: number, promise: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([promise, late]);
  clearTimeout(timer);
}
