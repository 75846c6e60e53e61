import type { Portal } from '../runtime/portal.ts';

/** What waits to be sent; `failed` waits for the player, `sent` to come back as a message of the conversation. */
export type Unsent = {
  /** The same for every try. */
  key: string;
  words: string;
  /** A picture, which a reload loses. */
  file?: File;
  /** ms since 1970. */
  at: number;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Of a picture that is being sent. */
  percent?: number;
  /** Code of the refusal. */
  error?: string;
};

const name = 'livery.supportOutbox';

type Kept = { owner: string; messages: Pick<Unsent, 'key' | 'words' | 'at'>[] };

/** Messages of an owner that the tab has kept over a reload. */
export function keptUnsent({ storage }: Pick<Portal, 'storage'>, owner: string): Unsent[] {
  try {
    const kept = JSON.parse(storage?.getItem(name) ?? 'null') as Kept | null;
    return kept?.owner === owner ? kept.messages.map((message) => ({ ...message, state: 'waiting' })) : [];
  } catch {
    return [];
  }
}

/** Keeps what is unsent in the tab, which the session's end clears. */
export function keepUnsent(
  { storage }: Pick<Portal, 'storage'>,
  owner: string,
  unsent: readonly Unsent[],
): void {
  const messages = unsent
    .filter(({ file, state }) => !file && state !== 'sent')
    .map(({ key, words, at }) => ({ key, words, at }));
  try {
    if (messages.length === 0) storage?.removeItem(name);
    else storage?.setItem(name, JSON.stringify({ owner, messages } satisfies Kept));
  } catch {
    // A full storage keeps nothing; the page itself still has it.
  }
}
