import { createHmac } from 'node:crypto';
import type { VendorContext } from './context.ts';

export type Seeds = {
  /** The seed of a player's round. */
  round(of: { brand: string; vassalage: string; player: string; game: string }, nonce: number): string;
  /** The seed of an event that all players of a table share. */
  event(of: { brand: string; vassalage: string; game: string; room: string }, key: string): string;
};

/**
 * Seeds derive from one secret key of the server, so that a round's hash can be published before any bet and its seed
 * cannot be chosen afterwards.
 */
export function seedsOf({ db, random }: Pick<VendorContext, 'db' | 'random'>): () => Promise<Seeds> {
  let found: Promise<Seeds> | undefined;
  const read = async (): Promise<Seeds> => {
    const made = Buffer.from(random(32)).toString('hex');
    await db
      .insertInto('sandbox_vendor_keys')
      .values({ id: 1, key: made })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { key } = await db.selectFrom('sandbox_vendor_keys').select('key').executeTakeFirstOrThrow();
    const derive = (parts: readonly string[]): string =>
      createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
    return {
      round: ({ brand, vassalage, player, game }, nonce) =>
        derive(['round', brand, vassalage, player, game, String(nonce)]),
      event: ({ brand, vassalage, game, room }, event) =>
        derive(['event', brand, vassalage, game, room, event]),
    };
  };
  return () => {
    found ??= read();
    found.catch(() => (found = undefined));
    return found;
  };
}
