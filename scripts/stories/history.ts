import type { CallId, CallTypes } from '#contract/generated/calls.ts';
import { families } from '#play/lottery-families.ts';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import type { GatewayClient } from '#server/gateway/testing/client.ts';
import { house, memberPurse } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { signInOperator, type OperatorClient } from '#server/testing/operator-client.ts';
import { storyTime } from '../../.storybook/story-time.ts';
import { openSession } from './lookers.ts';
import { plays, type Play } from './plays.ts';
import type { StoryServer } from './story-server.ts';

type Game = CallTypes['gameList']['value']['games'][number];
export type Ground = StoryServer & { brand: string; client: GatewayClient; password: string };

const paymentPassword = '730194';
const HOUR = 3_600_000;

/** The first game that starts by itself of each kind of game, in the sequence of the lobby. */
function oneOfEachKind(games: readonly Game[]): Game[] {
  const kinds = new Map<string, Game>();
  for (const game of games)
    if (game.isGame === 'GAME' && !kinds.has(game.gameType)) kinds.set(game.gameType, game);
  return [...kinds.values()];
}

/** Books what players played in the days before, as the wallet API books it. */
async function book({ db, brand, client }: Ground, token: string): Promise<Game[]> {
  const { games } = await client.value('gameList', { query: { size: '100' } });
  const { currency, digits } = await client.value('walletBalance', { token });
  const minor = 10n ** BigInt(digits);
  const offered = oneOfEachKind(games);
  const members = await db
    .selectFrom('members')
    .select(['id', 'account'])
    .where('brand', '=', brand)
    .execute();
  const idOf = new Map(members.map(({ id, account }) => [account, id]));

  const one = async ({ account, hoursAgo, game: at, stake, pays }: Play, number: number): Promise<void> => {
    const memberId = idOf.get(account);
    const game = offered[at % offered.length];
    if (memberId === undefined || !game) throw new Error(`${brand} has no ${account} or no games.`);
    const begun = new Date(storyTime - hoursAgo * HOUR);
    const ended = new Date(begun.getTime() + 40_000);
    const round = `${game.code}-${String(number).padStart(4, '0')}`;
    const move = (kind: 'bet' | 'win', amount: bigint, when: Date) =>
      post(db, {
        brand,
        memberId,
        kind,
        key: `${kind}-${round}`,
        currency,
        at: when,
        details: { vassalage: game.vassalage, game: game.code, round },
        postings: [
          { account: memberPurse(memberId), amount },
          { account: house(`vendor:${game.vassalage}`), amount: -amount },
        ],
      });
    const staked = BigInt(stake) * minor;
    await move('bet', -staked, begun);
    const [id = ''] = await recordBets(db, [
      {
        brand,
        memberId,
        source: 'seamless',
        vassalage: game.vassalage,
        gameType: game.gameType,
        gameCode: game.code,
        round,
        currency,
        stake: staked,
        at: begun,
      },
    ]);
    if (pays === undefined) return;
    const payout = BigInt(pays) * minor;
    if (payout > 0n) await move('win', payout, ended);
    await settleBet(db, { brand, memberId, id, version: 1, status: 'SETTLED', payout, at: ended });
  };
  for (const [at, play] of plays.entries()) await one(play, at + 1);
  return offered;
}

/** Sends calls of a member, each at its own time and with its own idempotency key. */
const doing = ({ client, tick }: Ground, token: string) => {
  let keys = 0;
  return <Call extends CallId>(call: Call, body: unknown): Promise<CallTypes[Call]['value']> => {
    tick();
    return client.value(call, { token, body, idempotencyKey: `a-story-of-${call}-${(keys += 1)}` });
  };
};
type Does = ReturnType<typeof doing>;

/** Two operators, since some steps must not have the same one as the step before. */
type Operators = { first: OperatorClient; second: OperatorClient };

async function operatorsOf({ origin, brand, password }: Ground): Promise<Operators> {
  const first = await signInOperator(origin, 'admin', password);
  const username = `teller-${brand}`;
  await first.call('POST', '/accounts', {
    username,
    password,
    roles: { [brand]: { payments: 'publisher' } },
  });
  return { first, second: await signInOperator(origin, username, password) };
}

/** Deposits and withdrawals in each of their states, decided by an operator. */
async function useCashier(
  { brand, client, settled }: Ground,
  token: string,
  does: Does,
  operators: Operators,
): Promise<void> {
  const decide = async (
    what: string,
    id: string,
    decision: object,
    operator = operators.first,
  ): Promise<void> => {
    const { status, body } = await operator.call('POST', `/packs/${brand}/cashier/${what}/${id}`, decision);
    if (status >= 300) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
  };
  const { deposit, withdrawal, banks } = await client.value('cashierOptions', { token });
  const transfer = deposit.methods.find(({ kind }) => kind === 'transfer');
  const hosted = deposit.methods.find(({ kind }) => kind === 'hosted');
  const pays = (method: typeof transfer, times: number) =>
    method && { method: method.id, amount: method.quick[times] ?? method.min };
  for (const [times, decision] of [
    [2, { do: 'approve', reason: 'Seen on the statement.' }],
    [0, { do: 'reject', reason: 'No payment came in.' }],
  ] as const) {
    const asked = pays(transfer, times);
    if (asked) await decide('deposits', (await does('depositCreate', asked)).id, decision);
  }
  const waits = pays(hosted ?? transfer, 1);
  if (waits) await does('depositCreate', waits);
  // Rewards of deposits do not come among messages of withdrawals.
  await settled();

  const bank = banks.find(({ kind }) => kind === 'bank') ?? banks[0];
  if (!bank) return;
  const number = '0123456789012345'.slice(0, bank.digits?.max);
  const { id: account } = await does('cashierAccountAdd', {
    bank: bank.id,
    holder: 'Ko Min Aung',
    number,
    paymentPassword,
  });
  const takes = (times: number) => {
    const amount = withdrawal.quick[times] ?? withdrawal.min;
    return does('withdrawalCreate', { account, amount, paymentPassword });
  };
  const refused = await takes(0);
  await decide('withdrawals', refused.id, { do: 'reject', reason: 'The account is in another name.' });
  const { id: paid, state } = await takes(1);
  // Small ones need no operator's yes.
  if (state === 'REQUESTED') await decide('withdrawals', paid, { do: 'approve' });
  await decide('withdrawals', paid, { do: 'pay', reference: 'FT26112100417' }, operators.second);
  await takes(0);
}

/** Plausible stake in minor units, where the minimum is a coin: a multiple of the game's unit. */
function stakeOf({ units, limits }: CallTypes['lotteryGame']['value']): { unit: string; multiple: number } {
  const usual = 50_000;
  const unit = units?.toSorted((one, other) => Number(other) - Number(one))[0] ?? limits.minimumStake;
  const most = Math.min(limits.multiple, Number(limits.maximumBet) / (100 * Number(unit)));
  return { unit, multiple: Math.max(1, Math.floor(Math.min(most, usual / Number(unit)))) };
}

/** A ticket of the first game of each family that takes bets now. */
async function buyTickets({ client }: Ground, does: Does): Promise<void> {
  const { gameMenus } = await client.value('lotteryMenus');
  const all = gameMenus.flatMap(({ games }) => games);
  const first = new Map(all.toReversed().map((game) => [game.family, game]));
  for (const { code, family } of first.values()) {
    const rules = await client.value('lotteryGame', { query: { game: code } });
    const type = families.get(family)?.betTypes.get(rules.betTypes[0]?.id ?? '');
    const [draw] = rules.draws;
    if (!type || !draw) continue;
    const selection = type.quickPick((below) => Math.floor(below / 2));
    const line = { game: code, numero: draw.numero, betType: type.id, selection, ...stakeOf(rules) };
    await does('lotteryBet', { lines: [line] });
  }
}

/** Gives the demo member of a brand a life: plays, deposits, withdrawals, tickets, favourites, limits; others win, and one takes a break. */
export async function makeHistory(ground: Ground): Promise<void> {
  const { client, password, settled } = ground;
  // They were here before, so that their pages can say when.
  await openSession(client, 'demoagent', password);
  const { token } = await openSession(client, 'demo', password);
  const does = doing(ground, token);
  // Rewards of one step do not come among those of the next.
  await settled();
  const games = await book(ground, token);
  await does('paymentPassword', {
    newPaymentPassword: paymentPassword,
    confirmPaymentPassword: paymentPassword,
    password,
  });
  await useCashier(ground, token, does, await operatorsOf(ground));
  await settled();
  await buyTickets(ground, does);
  for (const { id } of games.slice(0, 6)) await does('favoriteGame', { gameId: id, favorite: true });
  for (const { id } of games.slice(0, 5)) await client.send('launchGame', { token, query: { gameId: id } });
  await does('protectionLimit', { kind: 'deposit', period: 'week', amount: '150000000' });
  await does('protectionLimit', { kind: 'loss', period: 'month', amount: '100000000' });
  await does('protectionLimit', { kind: 'loss', period: 'month', amount: '200000000' });
  const resting = await openSession(client, 'demoteam4', password);
  await client.value('protectionExclude', { token: resting.token, body: { kind: 'timeOut', hours: 72 } });
}
