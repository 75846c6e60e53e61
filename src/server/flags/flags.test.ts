import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlagsDocument } from '#contract/generated/documents.ts';
import { isFlagOn } from '#engine/flags/flag.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

describe('flags with a strategy', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway(undefined, { countryHeader: 'CF-IPCountry' });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.publish((documents) => Object.assign(documents, brandDocuments())));

  const write = (flags: FlagsDocument['flags']) => gateway.set({ flags });
  /** The code by which a demo login is refused; one that got as far as its random text was let in by the flag. */
  const demo = async (headers: Record<string, string> = {}): Promise<string> => {
    const body = { os: 'Linux', platform: 'W', version: 3, random: 'none' };
    return (await gateway.client.send('sessionFreePlay', { headers, body })).json.code as string;
  };
  const cookie = (bucket: number) => ({ cookie: `livery_bucket=${bucket}` });

  it('open a call to those in their share alone, by the cookie of the browser', async () => {
    const flag = { share: 50 };
    write({ freePlay: flag });
    const isIn = (bucket: number) =>
      isFlagOn('freePlay', flag, { bucket, minute: () => 0, fact: () => undefined });
    const buckets = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const answers = await Promise.all(buckets.map((bucket) => demo(cookie(bucket))));
    expect(answers.map((code) => code !== 'FREE_PLAY_OFF')).toEqual(buckets.map(isIn));
    expect(new Set(buckets.map(isIn)).size).toBe(2);
    expect(await demo()).toBe('FREE_PLAY_OFF');
  });

  it('are for the country, language and device that they name', async () => {
    const when = {
      and: [
        { '==': [{ var: 'visitor.country' }, 'MM'] },
        { '==': [{ var: 'language' }, 'my'] },
        { '==': [{ var: 'visitor.device' }, 'phone'] },
      ],
    };
    write({ freePlay: { when } });
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'cf-ipcountry': 'MM', 'accept-language': 'my' };
    expect(await demo(phone)).not.toBe('FREE_PLAY_OFF');
    expect(await demo({ ...phone, 'cf-ipcountry': 'TH' })).toBe('FREE_PLAY_OFF');
    expect(await demo({ ...phone, 'accept-language': 'en' })).toBe('FREE_PLAY_OFF');
    expect(await demo({ ...phone, 'user-agent': 'Mozilla/5.0 (X11)' })).toBe('FREE_PLAY_OFF');
  });

  it('begin and end by the clock of the server', async () => {
    write({ freePlay: { from: '2026-03-01T10:00:00Z', until: '2026-03-01T10:30:00Z' } });
    expect(await demo()).not.toBe('FREE_PLAY_OFF');
    write({ freePlay: { from: '2026-03-01T10:01:00Z' } });
    expect(await demo()).toBe('FREE_PLAY_OFF');
    write({ freePlay: { until: '2026-03-01T10:00:00Z' } });
    expect(await demo()).toBe('FREE_PLAY_OFF');
  });

  it('that hang on tags are told to the member whom they are for, and are off for visitors', async () => {
    write({
      vip: { name: 'For the best', when: { in: [',vip,', { var: 'audience.tags' }] } },
      freePlay: true,
    });
    const { token } = await gateway.client.value('sessionLogin', {
      body: { type: 'username', username: 'demo', password: demoPassword },
    });
    expect(await gateway.client.value('memberFlags', { token })).toEqual({ flags: [] });
    await gateway.db.updateTable('members').set({ tags: ',vip,' }).where('account', '=', 'demo').execute();
    expect(await gateway.client.value('memberFlags', { token })).toEqual({ flags: ['vip'] });
    const { switches } = await gateway.client.value('whitelabel');
    expect([switches['vip'], switches['freePlay']]).toEqual([false, true]);
    await gateway.db.updateTable('members').set({ tags: '' }).where('account', '=', 'demo').execute();
  });
});
