import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordBets } from '#server/bets/bets.ts';
import { settleBet } from '#server/bets/testing/settle-bet.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const day = 24 * 60 * 60_000;

describe.each(databases)('winners on %s', (kind) => {
  let gateway: TestGateway;
  let rounds = 0;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    gateway = await startGateway(kind);
    for (const username of ['demo', 'demoteam1', 'demoteam2']) {
      const body = { type: 'username', username, password: demoPassword };
      ids.set(username, (await gateway.client.value('sessionLogin', { body })).customerId);
    }
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.wait(40 * day));

  const play = async (
    username: string,
    [stake, payout]: readonly [bigint, bigint],
    {
      brand = 'alpha',
      status = 'SETTLED' as 'SETTLED' | 'VOID',
      gameCode = 'unlisted',
      vassalage = 'LUMEN',
    } = {},
  ) => {
    const memberId = ids.get(username) ?? '';
    const at = gateway.now();
    const [id = ''] = await recordBets(gateway.db, [
      {
        brand,
        memberId,
        source: 'seamless',
        vassalage,
        gameType: 'RNG',
        gameCode,
        round: `round-${(rounds += 1)}`,
        currency: 'MMK',
        stake,
        at,
      },
    ]);
    await settleBet(gateway.db, { brand, memberId, id, version: 1, status, payout, at });
    gateway.wait(1000);
  };
  const winners = async () => (await gateway.client.value('winners')).winners;
  const ranks = async (query: Record<string, string> = {}) =>
    (await gateway.client.value('rankList', { query })).ranks;

  it('are nobody until somebody wins', async () => {
    expect(await winners()).toEqual([]);
    expect(await ranks()).toEqual([]);
  });

  it('are those of settled bets that paid more than they cost, the newest first, without their names [SCR-01] [OFF-18]', async () => {
    await play('demo', [100n, 5000n]);
    await play('demoteam1', [100n, 100n]);
    await play('demoteam1', [100n, 9000n], { status: 'VOID' });
    await play('demoteam1', [100n, 8000n], { brand: 'beta' });
    await play('demoteam2', [100n, 7000n]);
    const list = await winners();
    expect(list.map(({ amount }) => amount)).toEqual(['7000', '5000']);
    expect(list[0]?.name).toBe('de•••••2');
    expect(list[0]?.game).toMatchObject({ name: 'unlisted', id: null });
    expect(JSON.stringify(list)).not.toContain('demoteam2');
    expect(JSON.stringify(list)).not.toContain(ids.get('demoteam2'));
  });

  it('keep to the bounds of the brand', async () => {
    gateway.set({ constants: { winnersMinimum: 6000, winnersMax: 3, winnersHours: 24 } });
    await play('demo', [1n, 5999n]);
    for (const payout of [6000n, 6001n, 6002n, 6003n]) await play('demo', [1n, payout]);
    expect((await winners()).map(({ amount }) => amount)).toEqual(['6003', '6002', '6001']);
    gateway.wait(day);
    expect(await winners()).toEqual([]);
    gateway.set({ constants: { winnersMinimum: 0, winnersMax: 24, winnersHours: 720 } });
  });

  it('rank by what was paid out in a day, a week or a month, of one game or of all [API-36]', async () => {
    await play('demoteam1', [100n, 20_000n]);
    gateway.wait(10 * day);
    await play('demoteam2', [100n, 9000n], { gameCode: 'other' });
    gateway.wait(3 * day);
    await play('demo', [100n, 3000n]);
    await play('demo', [100n, 4000n]);
    await play('demo', [5000n, 10n]);
    const named = async (period: string) =>
      (await ranks({ period })).map(({ rank, name, amount, wins }) => [rank, name, amount, wins]);
    expect(await named('day')).toEqual([[1, 'd•••••', '7000', 2]]);
    expect(await named('week')).toEqual([
      [1, 'de•••••2', '9000', 1],
      [2, 'd•••••', '7000', 2],
    ]);
    expect((await named('month')).map(([, name]) => name)).toEqual(['de•••••1', 'de•••••2', 'd•••••']);
    expect(await ranks({ gameId: 'nobody', period: 'month' })).toEqual([]);
  });

  it('rank a listed game by its id, with its name', async () => {
    const { games } = await gateway.client.value('gameList', { query: {} });
    const [game] = games;
    if (!game) throw new Error('The brand of the tests lists no game.');
    await play('demo', [100n, 3000n], { gameCode: game.code, vassalage: game.vassalage });
    await play('demo', [100n, 9000n]);
    const [first, ...others] = await ranks({ gameId: game.id });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ amount: '3000', game: { id: game.id, name: game.name } });
  });
});
