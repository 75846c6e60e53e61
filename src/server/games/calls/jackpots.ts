import type { LiveBrand } from '#server/brands/types.ts';
import { callVendor } from '#server/vendors/call-vendor.ts';
import type { Vendors } from '#server/vendors/connection.ts';
import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { catalogueOf, inLanguage, type Listed } from '../catalogue.ts';

type Pot = { listed: Listed; amount: bigint };
type Pots = { at: number; pots: readonly Pot[] };

/** Time for which the vendors' amounts are cached. */
const keepMs = 15_000;
const patienceMs = 2_000;
const amounts = /^\d{1,18}$/u;

const kept = new WeakMap<Vendors, Map<string, { at: number; seq: number; pots: Promise<Pots> }>>();

/** All vendors are asked in parallel; a late or invalid answer is left out. */
export const route = defineCall('jackpots', async ({ gateway, brand, language, now, query }) => {
  const { at, pots } = await potsOf(gateway.vendors, brand, now);
  const shown = pots.filter(
    ({ listed }) => query.gameType === undefined || listed.vendor.gameType === query.gameType,
  );
  const inWords = inLanguage(language);
  return {
    jackpots: shown.map(({ listed, amount }) => {
      const { id, name, vassalage, image } = inWords(listed);
      return { gameId: id, name, vassalage, image, amount: String(amount) };
    }),
    total: String(shown.reduce((sum, { amount }) => sum + amount, 0n)),
    ...moneyOf(brand),
    at,
  };
});

function potsOf(vendors: Vendors, brand: LiveBrand, now: Date): Promise<Pots> {
  let ofBrands = kept.get(vendors);
  if (!ofBrands) kept.set(vendors, (ofBrands = new Map()));
  const known = ofBrands.get(brand.brand);
  if (known && known.seq === brand.seq && Math.abs(now.getTime() - known.at) < keepMs) return known.pots;
  const pots = ask(vendors, brand, now);
  ofBrands.set(brand.brand, { at: now.getTime(), seq: brand.seq, pots });
  return pots;
}

async function ask(vendors: Vendors, brand: LiveBrand, now: Date): Promise<Pots> {
  const { vendors: listed, games } = catalogueOf(brand);
  const withJackpots = listed.filter(({ item }) => item.jackpots === true && item.maintenance !== true);
  const answers = await Promise.all(
    withJackpots.map(async ({ item }) => {
      const connection = await vendors.vendorOf(brand, item.vassalage);
      if (!connection) return [];
      const answered = await callVendor(connection, '/jackpots', {}, { timeoutMs: patienceMs, read, now });
      if (!answered.ok) return [];
      const byCode = new Map(games({ vassalage: item.vassalage }).map((game) => [game.game.code, game]));
      return answered.value.flatMap(({ game, amount }) => {
        const known = byCode.get(game);
        return known ? [{ listed: known, amount: BigInt(amount) }] : [];
      });
    }),
  );
  const pots = answers.flat().toSorted((one, other) => (one.amount < other.amount ? 1 : -1));
  return { at: now.getTime(), pots };
}

/** List of an answer; undefined if an entry is invalid. */
function read(answer: unknown): { game: string; amount: string }[] | undefined {
  const { jackpots } = (answer ?? {}) as { jackpots?: unknown };
  if (!Array.isArray(jackpots)) return undefined;
  const entries = jackpots.map((entry: unknown) => {
    const { game, amount } = (entry ?? {}) as { game?: unknown; amount?: unknown };
    return typeof game === 'string' && typeof amount === 'string' && amounts.test(amount)
      ? { game, amount }
      : undefined;
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
