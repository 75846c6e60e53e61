import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { drawsOfTest } from '#server/lottery/testing/draws.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws } from '#server/gateway/testing/lottery.ts';

describe.each(databases)('limits of numbers on %s', (kind) => {
  let gateway: TestGateway;
  let tokens: string[];
  let numero: string;

  beforeAll(async () => {
    gateway = await startGateway(kind);
    [numero = ''] = await addTestDraws(gateway, 'two');
    tokens = await Promise.all(['demo', 'demoagent'].map(login));
  });
  afterAll(() => gateway.close());

  const login = async (username: string): Promise<string> => {
    const body = { type: 'username', username, password: demoPassword } as const;
    return (await gateway.client.value('sessionLogin', { body })).token;
  };
  const lineOf = (numbers: string[], unit: string, betType = 'exact') => ({
    game: 'two',
    numero,
    betType,
    selection: numbers,
    unit,
    multiple: 1,
  });
  const place = (lines: ReturnType<typeof lineOf>[], member = 0, more: object = {}) =>
    gateway.client.send('lotteryBet', {
      token: tokens[member] ?? '',
      idempotencyKey: crypto.randomUUID(),
      body: { lines, ...more },
    });
  const numbersNow = async () =>
    (await gateway.client.value('lotteryGame', { query: { game: 'two' } })).numbers;

  it('never sells more of a number than its limit, however many bet at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => place([lineOf(['15'], '400')], index % 2)),
    );
    // A limit of 50.00 holds twelve stakes of 4.00.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json as unknown)).toEqual(
      refused.map(() =>
        expect.objectContaining({ code: 'NUMBER_FULL', value: { line: 0, number: '15', left: '200' } }),
      ),
    );
    expect(await numbersNow()).toEqual({ limit: '5000', closed: ['07'], left: { 15: '200' } });
  });

  it('counts every order of a permuted number, and lines of one slip together', async () => {
    expect((await place([lineOf(['23'], '3000', 'exact-round')])).status).toBe(200);
    expect((await numbersNow())?.left).toMatchObject({ 23: '2000', 32: '2000' });
    const twice = await place([lineOf(['23'], '1500'), lineOf(['32', '23'], '1500')]);
    expect(twice.json).toMatchObject({
      code: 'NUMBER_FULL',
      value: { line: 1, number: '23', left: '500' },
    });
    // A slip that is refused takes nothing.
    expect((await numbersNow())?.left).toMatchObject({ 23: '2000', 32: '2000' });
  });

  it('refuses a number that the operator closed, from the moment it is published', async () => {
    expect((await place([lineOf(['70'], '100', 'exact-round')])).json).toMatchObject({
      code: 'NUMBER_CLOSED',
      value: { line: 0, number: '07' },
    });
    const close = (closedNumbers: string[]) =>
      gateway.publish((documents) => {
        const { games } = documents['lotteries/main'] as LotteriesDocument;
        Object.assign(games['two'] ?? {}, { closedNumbers });
      });
    close(['44']);
    expect((await place([lineOf(['70'], '100', 'exact-round')])).status).toBe(200);
    expect((await place([lineOf(['44'], '100')])).json).toMatchObject({ code: 'NUMBER_CLOSED' });
    close(['07']);
  });

  it('gives a number back with a bet that is taken back', async () => {
    const placed = await place([lineOf(['61', '62'], '5000')]);
    const { value } = placed.json as { value: { bets: { id: string }[] } };
    expect((await place([lineOf(['61'], '100')], 1)).status).toBe(409);
    await gateway.client.value('lotteryBetCancel', {
      token: tokens[0] ?? '',
      idempotencyKey: crypto.randomUUID(),
      body: { bet: value.bets[0]?.id ?? '' },
    });
    expect((await place([lineOf(['61'], '5000')], 1)).status).toBe(200);
    expect((await numbersNow())?.left).toMatchObject({ 61: '0', 62: '5000' });
  });

  it('does not count bets on something else than numbers', async () => {
    const sides = { ...lineOf([], '9000', 'sides-of-2'), selection: { side: ['big'] } };
    const before = await numbersNow();
    expect(
      (
        await gateway.client.send('lotteryBet', {
          token: tokens[0] ?? '',
          idempotencyKey: crypto.randomUUID(),
          body: { lines: [sides] },
        })
      ).status,
    ).toBe(200);
    expect(await numbersNow()).toEqual(before);
  });

  it('begins each draw with all of its limit, also after a chase that ended with a win', async () => {
    const [, second = ''] = await addTestDraws(gateway, 'two');
    const every = Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0'));
    const open = every.filter((number) => !['07', '15', '61'].includes(number));
    const chase = { draws: [{ numero: second, multiple: 3 }], stopOnWin: true };
    expect((await place([lineOf(open, '100')], 0, { chase })).status).toBe(200);
    const { draws } = await gateway.client.value('lotteryGame', { query: { game: 'two' } });
    gateway.wait((draws[0]?.drawsAt ?? 0) - gateway.now().getTime() + 1000);
    await drawsOfTest(gateway).run();
    // The draw of this seed is a number of the bet, so the chase ended and gave back 3.00 on each.
    expect((await numbersNow())?.left).toMatchObject({ 98: '5000', 99: '5000' });
  });
});
