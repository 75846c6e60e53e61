import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { addTestDraws } from '#server/gateway/testing/lottery.ts';
import { signatureOf } from '#server/vendors/signature.ts';
import { drawsOfTest, southWith } from '../testing/draws.ts';
import { readFeedSettings } from './feed-settings.ts';
import { resultsFeed } from './results-feed.ts';

const secrets = {
  LOTTERY_FEED_ALPHA__ONE_SECRET: 'secret-of-source-one',
  LOTTERY_FEED_ALPHA__TWO_SECRET: 'secret-of-source-two',
  LOTTERY_FEED_ALPHA__DESK_SECRET: 'secret-of-the-desk-1',
  LOTTERY_FEED_ALPHA__DESK_CONFIRMS: 'on',
};

describe('results that are sent', () => {
  let gateway: TestGateway;
  let app: FastifyInstance;
  let numero = '';
  beforeAll(async () => {
    gateway = await startGateway();
    const draws = drawsOfTest(gateway);
    numero = (await addTestDraws(gateway, 'hcm'))[0] ?? '';
    app = Fastify();
    await app.register(resultsFeed, {
      prefix: '/feed',
      db: gateway.db,
      jobs: draws.jobs,
      queue: draws.queue,
      clock: gateway.now,
      brands: { forHost: async () => gateway.brand(), live: async () => gateway.brand() },
      feeds: readFeedSettings(secrets, []),
    });
    gateway.wait(8 * 24 * 3_600_000);
    await draws.draw();
  });
  afterAll(async () => {
    await app.close();
    await gateway.close();
  });

  const secretOf = (source: string): string =>
    Object.entries(secrets).find(
      ([name]) => name === `LOTTERY_FEED_ALPHA__${source.toUpperCase()}_SECRET`,
    )?.[1] ?? '';
  const signed = (source: string, content: object, change: Record<string, string> = {}) => {
    const body = JSON.stringify({ game: 'hcm', numero, ...content });
    const timestamp = String(gateway.now().getTime());
    const nonce = crypto.randomUUID();
    const signature = signatureOf(secretOf(source), { timestamp, nonce, body });
    const headers = {
      'content-type': 'application/json',
      'x-brand': 'alpha',
      'x-source': source,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
      ...change,
    };
    return { method: 'POST' as const, url: '/feed/results', headers, payload: body };
  };
  const send = async (...given: Parameters<typeof signed>) => {
    const { statusCode, body } = await app.inject(signed(...given));
    return [statusCode, JSON.parse(body) as unknown];
  };
  const drawn = async () =>
    (await gateway.client.value('lotteryResults', { query: { game: 'hcm' } })).draws.find(
      (draw) => draw.numero === numero,
    );

  it('count when two sources agree, and are corrected by one that confirms', async () => {
    // The draws of the test brand are its own: what is sent is a correction.
    const before = (await drawn())?.version ?? 0;
    expect(await send('one', { result: southWith('07') })).toEqual([
      200,
      { code: 'OK', state: 'waiting', version: before },
    ]);
    expect(await send('one', { result: southWith('07') })).toMatchObject([200, { state: 'waiting' }]);
    expect(await send('two', { result: southWith('08') })).toMatchObject([200, { state: 'waiting' }]);
    expect(await send('two', { result: southWith('07') })).toMatchObject([
      200,
      { state: 'settling', version: before + 1 },
    ]);
    expect((await drawn())?.result).toEqual(southWith('07'));
    expect(await send('desk', { result: southWith('55') })).toMatchObject([
      200,
      { state: 'settling', version: before + 2 },
    ]);
    expect(await send('desk', { result: southWith('55') })).toMatchObject([200, { state: 'unchanged' }]);
    expect(await drawn()).toMatchObject({ version: before + 2, result: southWith('55') });
  });

  it('are refused without a right signature, twice, or when they are no result', async () => {
    const result = southWith('01');
    const before = await drawn();
    expect(await send('one', { result }, { 'x-source': 'two' })).toMatchObject([
      401,
      { code: 'SIGNATURE_WRONG' },
    ]);
    expect(await send('three', { result })).toMatchObject([401, { code: 'UNKNOWN_SOURCE' }]);
    expect(await send('desk', { result }, { 'x-signature': '' })).toMatchObject([
      401,
      { code: 'SIGNATURE_REQUIRED' },
    ]);
    const again = signed('one', { result });
    expect((await app.inject(again)).statusCode).toBe(200);
    expect(JSON.parse((await app.inject(again)).body)).toEqual({ code: 'NONCE_USED' });
    expect(await send('desk', { result: { prizes: { DB: ['12'] } } })).toMatchObject([
      422,
      { code: 'WRONG_RESULT' },
    ]);
    expect(await send('desk', { numero: '19990101', result })).toMatchObject([
      404,
      { code: 'DRAW_NOT_FOUND' },
    ]);
    expect(await send('one', { void: true })).toMatchObject([403, { code: 'CONFIRMATION_REQUIRED' }]);
    expect(await drawn()).toEqual(before);
    expect(await send('desk', { void: true })).toEqual([200, { code: 'OK', state: 'void' }]);
    expect(await drawn()).toMatchObject({ status: 'VOID' });
  });

  it('need a secret that is none too short', () => {
    const problems: string[] = [];
    readFeedSettings({ LOTTERY_FEED_ALPHA__ONE_SECRET: 'short' }, problems);
    expect(problems).toHaveLength(1);
  });
});
