import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { registerPayer } from '../payer.ts';
import { clientOf, valueOf, type Target } from '../target.ts';

const canvas = createCanvas(64, 96);
canvas.getContext('2d').fillRect(0, 0, 64, 96);
const picture = canvas.toBuffer('image/png');

/** Calls of promotions, by a newly registered member. */
export const promotions = (target: () => Target) =>
  describe('promotions', () => {
    const client = () => clientOf(target());

    it('tell a member where it stands, as visitors read of them', async ({ skip }) => {
      const token = await registerPayer(client(), skip);
      const { promotions: states } = await valueOf(client(), 'promotionStates', { token });
      const query = { types: 'PR', platform: 'W', execution: 'B' } as const;
      const { promotion: announced } = await valueOf(client(), 'announcements', { query });
      const computed = announced.filter(({ terms }) => terms !== undefined).map(({ id }) => id);
      const running = states
        .filter(({ state, mission, ranking }) => state !== 'CLOSE' && mission !== true && ranking !== true)
        .map(({ id }) => id);
      expect(computed).toEqual(expect.arrayContaining(running));
      for (const { terms, date, until } of states) {
        expect(terms).not.toBe('');
        expect(date).toBeLessThan(until);
      }
    });

    it('rank members, and let them claim everything that waits, twice with nothing more', async ({
      skip,
    }) => {
      const token = await registerPayer(client(), skip);
      const { boards } = await valueOf(client(), 'leaderboards', { token });
      for (const { prizes, places, mine } of boards) {
        expect(places.length).toBeLessThanOrEqual(prizes.length);
        expect(mine).toBeUndefined();
      }
      const { freeRounds } = await valueOf(client(), 'freeRounds', { token });
      for (const { left, rounds } of freeRounds) expect(left).toBeLessThanOrEqual(rounds);
      const counts = await valueOf(client(), 'rewardCounts', { token });
      expect(counts.missions).toBeLessThanOrEqual(counts.rewards);
      const { claimed, failed } = await valueOf(client(), 'rewardsClaim', { token });
      expect(claimed.length).toBeGreaterThanOrEqual(counts.rewards);
      expect(failed).toBe(0);
      const ids = claimed.map(({ id }) => id);
      const { credited } = await valueOf(client(), 'rewards', { token });
      expect(credited.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      const again = await valueOf(client(), 'rewardsClaim', { token });
      expect(again.claimed.filter(({ id }) => ids.includes(id))).toEqual([]);
    });

    it('have a code of each member by which others register, raffles with committed seeds, and envelopes', async ({
      skip,
    }) => {
      const token = await registerPayer(client(), skip);
      const { code, friends, registered } = await valueOf(client(), 'referral', { token });
      expect([friends, registered]).toEqual([[], 0]);
      const inviter = await valueOf(client(), 'referralInviter', { query: { code } });
      expect(inviter.account).not.toBe(undefined);
      const wrong = await client().send('referralInviter', { query: { code: 'NOBODYS1' } });
      expect([200, 404]).toContain(wrong.status);
      const { raffles } = await valueOf(client(), 'raffles', { token });
      for (const { seedHash, result, phase } of raffles) {
        expect(seedHash).toMatch(/^[0-9a-f]{64}$/u);
        expect(result !== undefined).toBe(phase === 'drawn');
      }
      const { rains } = await valueOf(client(), 'rains', { token });
      for (const { id, next } of rains) {
        const slot = '2000-01-01T00:00';
        const early = await client().send('rainTake', { token, body: { rain: id, slot } });
        expect([early.status, early.json.code]).toEqual([409, 'PROMOTION_NOT_OFFERED']);
        expect(next?.from ?? 0).toBeLessThan(next?.until ?? 1);
      }
      const strange = await client().send('rainTake', { token, body: { rain: 'nobodys', slot: 'never' } });
      expect([strange.status, strange.json.code]).toEqual([404, 'PROMOTION_UNKNOWN']);
    });

    it('are joined, claimed, applied for and entered by code, the same again with the same answer', async ({
      skip,
    }) => {
      const token = await registerPayer(client(), skip);
      const { promotions: states } = await valueOf(client(), 'promotionStates', { token });
      const at = (step: string) => states.find((promotion) => promotion.step === step)?.id;
      const joins = at('join');
      const applies = at('apply');
      if (joins === undefined || applies === undefined)
        return skip('The brand has no promotion to join and to apply for.');
      const join = () => valueOf(client(), 'promotionJoin', { token, body: { promotion: joins } });
      expect(await join()).toEqual(await join());
      const body = { promotion: applies, remark: 'Round 42.' };
      const apply = () => valueOf(client(), 'promotionApply', { token, body });
      const { id } = await apply();
      expect((await apply()).id).toBe(id);
      const sent = await valueOf(client(), 'promotionPicture', { token, query: { id }, body: picture });
      expect(sent).toEqual({ pictures: 1 });
      const wrong = await client().send('promotionCode', { token, body: { code: 'NOT-A-CODE' } });
      expect([wrong.status, wrong.json.code]).toEqual([404, 'PROMOTION_CODE_UNKNOWN']);
      const stranger = await client().send('promotionClaim', { token, body: { award: 'nobodys' } });
      expect([stranger.status, stranger.json.code]).toEqual([404, 'PROMOTION_UNKNOWN']);
    });
  });
