import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import { reportResult } from '#server/lottery/report-result.ts';
import { drawsOfTest } from '#server/lottery/testing/draws.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws } from '#server/gateway/testing/lottery.ts';

describe('where a result comes from', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(mainDatabase);
    gateway.publish((documents) => {
      const { games } = documents['lotteries/main'] as LotteriesDocument;
      Object.assign(games['two'] ?? {}, { source: 'lane.hot' });
    });
  });
  afterAll(() => gateway.close());

  it('is the seed of a draw until a source reports another result', async () => {
    const [numero = ''] = await addTestDraws(gateway, 'two', 1);
    gateway.wait(24 * 3_600_000);
    const draws = drawsOfTest(gateway);
    await draws.run();
    const board = () =>
      gateway.client.value('lotteryResults', { language: 'en', query: { game: 'two', count: '1' } });
    expect(await board()).toMatchObject({
      source: { label: 'Hot' },
      draws: [{ numero, origin: 'seed', seed: expect.any(String) as string }],
    });
    const reported = await reportResult(
      { ...gateway, ...draws },
      {
        brand: gateway.brand().brand,
        game: 'two',
        numero,
        source: 'desk',
        result: { balls: [0, 7] },
        confirmed: true,
        now: gateway.now(),
      },
    );
    expect(reported).toMatchObject({ ok: true });
    const [draw] = (await board()).draws;
    expect(draw).toMatchObject({ origin: 'reported', result: { balls: [0, 7] } });
    expect(draw?.seed).toBeUndefined();
  });
});
