import { mayBet } from '#server/bets/may-bet.ts';
import { recordBets } from '#server/bets/bets.ts';
import { noteBonusStakes } from '#server/bonus/stakes.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Trx } from '#server/db/types.ts';
import { house } from '#server/ledger/accounts.ts';
import { playableOf } from '#server/ledger/balances.ts';
import { post } from '#server/ledger/post.ts';
import { betRatio } from '#server/points/ratio.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { slipBonus, stakePostings, type SlipBonus } from './bonus-bets.ts';
import type { Lottery } from './catalogue.ts';
import { addSales } from './numbers/number-sales.ts';
import { refusedNumber, type NumberRefusal } from './numbers/refused-number.ts';
import { ownGroupOf } from './own-group.ts';
import { readSlip, type Slip, type SlipBet, type SlipFault } from './read-slip.ts';

export type Placing = {
  brand: LiveBrand;
  memberId: string;
  slip: Slip;
  /** Idempotency key of the operation; also the id of its chase. */
  key: string;
  now: Date;
  /** Ticket that pays for it: nothing is staked. */
  ticket?: string;
};

export type PlacedSlip = {
  bets: { id: string; game: string; numero: string; betType: string; notes: number; stake: string }[];
  chase?: string;
  total: string;
  balance: string;
  placedAt: number;
};

type Refused = {
  ok: false;
  code:
    | SlipFault['code']
    | NumberRefusal['code']
    | 'DRAW_CLOSED'
    | 'INSUFFICIENT_BALANCE'
    | 'PLAYER_BLOCKED'
    | 'LIMIT_REACHED'
    | 'BONUS_STAKE_LIMIT';
  value?: unknown;
};

/**
 * Locks a slip's draws against closing until the transaction ends; answers the first bet whose draw no longer takes bets.
 * Draws of a chase may still be in the future. Slips with bets on numbers hold them against other slips too.
 */
async function closedDraw(
  trx: Trx,
  { brand, now }: Placing,
  bets: readonly SlipBet[],
): Promise<SlipBet | undefined> {
  const keys = [...new Set(bets.map(({ lottery, numero }) => `${lottery.code}/${numero}`))];
  const open = new Set<string>();
  const games = [...new Set(bets.map(({ lottery }) => lottery.code))];
  const numeros = [...new Set(bets.map(({ numero }) => numero))];
  const rows = await trx
    .selectFrom('lottery_draws')
    .select(['game', 'numero', 'status', 'closes_at'])
    .where('brand', '=', brand.brand)
    .where('game', 'in', games)
    .where('numero', 'in', numeros)
    .orderBy('game')
    .orderBy('numero')
    .$if(
      bets.some(({ numbers: on }) => on.length > 0),
      (query) => query.forNoKeyUpdate(),
    )
    .$if(
      bets.every(({ numbers: on }) => on.length === 0),
      (query) => query.forShare(),
    )
    .execute();
  for (const { game, numero, status, closes_at } of rows) {
    if (status === 'OPEN' && closes_at > now) open.add(`${game}/${numero}`);
  }
  const missing = keys.find((key) => !open.has(key));
  return bets.find(({ lottery, numero }) => `${lottery.code}/${numero}` === missing);
}

/** Details of a slip that the account record shows. */
const shown = (bets: readonly SlipBet[]): Record<string, unknown> => {
  const [first] = bets;
  const one = bets.every(({ lottery }) => lottery.code === first?.lottery.code);
  return {
    bets: bets.length,
    ...(one && first && { game: first.lottery.game.name, draw: first.numero }),
    ...(first?.details.chase !== undefined && { chase: first.details.chase }),
  };
};

const gameTypeOf = ({ mode }: Lottery): string => (mode === 'Elott' ? 'ELOTT' : 'LOTT');

/** Takes what a slip costs from the member's purses; the balance is told where no bonus runs. */
async function payStakes(
  trx: Trx,
  { brand, memberId, key, now }: Placing,
  bets: readonly SlipBet[],
  total: bigint,
): Promise<{ ok: true; bonus?: SlipBonus; balance?: string } | Refused> {
  const bonus = await slipBonus(
    trx,
    { brand: brand.brand, memberId, now },
    bets.map(({ stake }) => stake),
  );
  if (bonus === 'BONUS_STAKE_LIMIT') return { ok: false, code: bonus };
  const posted = await post(trx, {
    brand: brand.brand,
    memberId,
    kind: 'lottery.bet',
    key,
    currency: moneyOf(brand).currency,
    at: now,
    details: shown(bets),
    postings: [...stakePostings(memberId, total, bonus), { account: house('lottery'), amount: total }],
  });
  if (!posted.ok) return { ok: false, code: posted.code };
  return bonus ? { ok: true, bonus } : { ok: true, balance: String(posted.balance) };
}

/** Places a slip in the caller's transaction: every bet of it, or none. */
export async function placeSlip(
  trx: Trx,
  placing: Placing,
): Promise<{ ok: true; value: PlacedSlip } | Refused> {
  const { brand, memberId, slip, key, now, ticket } = placing;
  const read = readSlip(brand, slip, key, await ownGroupOf(trx, brand, memberId));
  if (!read.ok) return read;
  const bets =
    ticket === undefined
      ? read.value
      : read.value.map((bet) => ({ ...bet, stake: 0n, details: { ...bet.details, ticket } }));
  const closed = await closedDraw(trx, placing, bets);
  if (closed) {
    return { ok: false, code: 'DRAW_CLOSED', value: { game: closed.lottery.code, numero: closed.numero } };
  }
  const number = await refusedNumber(trx, brand, bets);
  if (number) return { ok: false, ...number };
  const total = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const { currency } = moneyOf(brand);
  const refused = await mayBet(trx, { brand: brand.brand, memberId, now, stake: total });
  if (refused) return { ok: false, code: refused };
  const paid = ticket === undefined ? await payStakes(trx, placing, bets, total) : { ok: true as const };
  if (!paid.ok) return paid;
  const { bonus } = paid;
  await addSales(
    trx,
    brand.brand,
    bets.map((bet) => ({ ...bet, game: bet.lottery.code })),
  );
  const ids = await recordBets(
    trx,
    bets.map(({ lottery, numero, stake, details }) => ({
      brand: brand.brand,
      memberId,
      source: 'lottery',
      vassalage: lottery.game.accountType,
      gameType: gameTypeOf(lottery),
      gameCode: lottery.code,
      round: numero,
      currency,
      stake,
      at: now,
      details: { ...details, pointRatio: betRatio(brand, gameTypeOf(lottery)) },
    })),
  );
  if (bonus)
    await noteBonusStakes(
      trx,
      { brand: brand.brand, memberId, grant: bonus.grant },
      bonus.bets.map((part, index) => ({ ...part, id: ids[index] ?? '' })),
    );
  const balance = paid.balance ?? (await playableOf(trx, { brand: brand.brand, memberId, currency })).all;
  return {
    ok: true,
    value: {
      bets: bets.map(({ lottery, numero, stake, details }, index) => ({
        id: ids[index] ?? '',
        game: lottery.code,
        numero,
        betType: details.betType,
        notes: details.notes,
        stake: String(stake),
      })),
      ...(slip.chase && { chase: key }),
      total: String(total),
      balance: String(balance),
      placedAt: now.getTime(),
    },
  };
}
