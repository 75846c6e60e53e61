import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import { setTags } from '#server/member-desk/tags.ts';
import { databases } from '#server/testing/database.ts';
import { noteBirthdays } from './birthdays.ts';
import { simulate } from './simulation/simulate.ts';
import { sampleCampaign } from './testing/campaigns.ts';
import { promotionStage } from './testing/stage.ts';

const dayMs = 86_400_000;
const birthday = sampleCampaign('birthday', {
  trigger: { on: 'birthday', known: 10 },
  until: '2030-01-01T00:00:00Z',
  limits: { member: 50 },
});

describe.each(databases)('campaigns about who a member is on %s', (kind) => {
  let gateway: TestGateway;
  const { campaigns, faults, member, moneyOf, stateOf, work } = promotionStage(() => gateway, 'Who');
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionIdleMinutes: 10_000_000, sessionHours: 100_000 } });
  });
  afterAll(() => gateway.close());

  const born = async (day: string | undefined) => {
    const one = await member();
    await gateway.db
      .updateTable('members')
      .set({ profile: JSON.stringify(day === undefined ? {} : { birthday: day }) })
      .where('id', '=', one.memberId)
      .execute();
    return one;
  };
  /** What the jobs do at a moment of the brand's clocks, which stand in Yangon, twice and in two processes. */
  const dayBegins = async (day: string) => {
    gateway.wait(Date.parse(`${day}T00:05:00+06:30`) - gateway.now().getTime());
    const note = () => noteBirthdays(gateway.db, gateway.brand(), gateway.now());
    await Promise.all([note(), note()]);
    await work();
    await note();
    await work();
  };

  it('give on the birthday by the brand’s clocks, once a year, to who has had it for long enough', async () => {
    campaigns(birthday);
    gateway.publish((documents) => Object.assign(documents['brand/main'] ?? {}, { timeZone: 'Asia/Yangon' }));
    const [spring, leap, none, odd] = [
      await born('1990-04-02'),
      await born('1992-02-29'),
      await born(undefined),
      await born('04-02'),
    ];
    expect(await stateOf(none.token, 'birthday')).toMatchObject({ state: 'CLOSE', reason: 'AUDIENCE' });
    expect(await stateOf(spring.token, 'birthday')).toMatchObject({ state: 'JOINED' });
    await dayBegins('2026-04-01');
    // Who registers on the day before has no birthday that is known.
    const late = await born('1985-04-02');
    await dayBegins('2026-04-02');
    const money = async () => [
      await moneyOf(spring.memberId),
      await moneyOf(leap.memberId),
      await moneyOf(late.memberId),
    ];
    expect(await money()).toEqual([500n, 0n, 0n]);
    // Another date within the same year gives nothing more.
    await gateway.db
      .updateTable('members')
      .set({ profile: JSON.stringify({ birthday: '1990-04-03' }) })
      .where('id', '=', spring.memberId)
      .execute();
    await dayBegins('2026-04-03');
    expect(await money()).toEqual([500n, 0n, 0n]);
    // 29 February is 28 February where there is none; days without a process are made up for.
    await dayBegins('2027-03-03');
    expect(await money()).toEqual([500n, 500n, 0n]);
    await dayBegins('2027-04-03');
    expect(await money()).toEqual([1000n, 500n, 500n]);
    await dayBegins('2028-02-28');
    expect((await money())[1]).toBe(500n);
    await dayBegins('2028-02-29');
    expect((await money())[1]).toBe(1000n);
    expect([await moneyOf(none.memberId), await moneyOf(odd.memberId)]).toEqual([0n, 0n]);

    const simulation = await simulate(gateway.db, {
      brand: gateway.brand(),
      campaign: birthday,
      now: gateway.now(),
      signal: new AbortController().signal,
    });
    // 28 February of a year that has a 29th is not in it, and today is not over.
    expect(simulation?.members.size).toBe(0);
    gateway.wait(dayMs);
    const later = await simulate(gateway.db, {
      brand: gateway.brand(),
      campaign: birthday,
      now: gateway.now(),
      signal: new AbortController().signal,
    });
    expect(later?.highest.map(({ given }) => given.awards)).toEqual([1]);
  });

  it('are for members with a tag, and not for those with one that looks alike', async () => {
    campaigns(
      sampleCampaign('club', {
        trigger: { on: 'code', code: 'CLUB' },
        audience: { in: [',vip,', { var: 'audience.tags' }] },
        until: '2030-01-01T00:00:00Z',
      }),
    );
    const [one, other] = [await member(), await member()];
    const tag = (memberId: string, tags: string[]) =>
      gateway.db.transaction().execute((trx) => setTags(trx, { brand: 'alpha', memberId }, tags));
    await tag(one.memberId, ['late', 'vip']);
    await tag(other.memberId, ['vip2', 'not-vip']);
    const enter = (token: string) => gateway.client.send('promotionCode', { token, body: { code: 'club' } });
    expect([(await enter(one.token)).status, (await enter(other.token)).status]).toEqual([200, 409]);
    const refused = await stateOf(other.token, 'club');
    expect(refused).toMatchObject({ state: 'CLOSE', reason: 'AUDIENCE' });
    // No step of the member makes an operator's mark.
    expect(refused).not.toHaveProperty('missing');
    expect(JSON.stringify(await gateway.client.value('memberInfo', { token: one.token }))).not.toContain(
      'vip',
    );
    expect(faults).toEqual([]);
  });
});
