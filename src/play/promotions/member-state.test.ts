import { describe, expect, it } from 'vitest';
import type { Campaign } from './campaign.ts';
import { stateForMember, type MemberStanding, type StateForMember } from './member-state.ts';
import { campaignOf, newStanding } from './testing/campaign.ts';

const now = new Date('2026-03-10T12:00:00Z');
const newcomer: MemberStanding = {
  ...newStanding,
  latest: undefined,
  claimable: false,
  application: undefined,
  waiting: false,
  deposits: 0,
  wagering: undefined,
  measured: 0n,
  streak: 0n,
  given: false,
};
const one = { limits: { member: 1 } };
const done = { causes: new Set(['deposit#1']) };
const application: Partial<Campaign> = { trigger: { on: 'application' }, ...one };
const first: Partial<Campaign> = { trigger: { on: 'deposit', nth: 3 }, ...one };
const loss: Partial<Campaign> = { trigger: { on: 'loss', every: 'week', least: 1000 }, ...one };
const stake: Partial<Campaign> = { trigger: { on: 'stake', every: 'day', least: 5000 } };
const streak: Partial<Campaign> = { trigger: { on: 'login', days: 7 } };
const tiers: Partial<Campaign> = {
  trigger: { on: 'rounds', every: 'week' },
  gives: {
    what: 'points',
    by: 'tiers',
    tiers: [
      { from: 10, amount: 1 },
      { from: 50, amount: 9 },
    ],
  },
};
const code: Partial<Campaign> = { trigger: { on: 'code', code: 'LEAF' } };

describe('a promotion is', () => {
  it.each<[StateForMember['state'], string, StateForMember, Partial<Campaign>, Partial<MemberStanding>]>([
    ['JOIN', 'that may join', { state: 'JOIN', step: 'join' }, { join: true }, {}],
    ['JOIN', 'that may apply', { state: 'JOIN', step: 'apply' }, application, {}],
    ['JOIN', 'that may enter a code', { state: 'JOIN', step: 'code' }, code, {}],
    [
      'CLAIM',
      'with a reward to claim',
      { state: 'CLAIM', step: 'claim' },
      one,
      { ...done, latest: 'OPEN', claimable: true },
    ],
    [
      'CLAIM',
      'with one to claim after the end',
      { state: 'CLAIM', step: 'claim' },
      { until: '2026-03-02T00:00:00Z' },
      { latest: 'OPEN', claimable: true },
    ],
    ['APPLYING', 'whose application waits', { state: 'APPLYING' }, application, { application: 'APPLYING' }],
    [
      'REJECTED',
      'whose application was rejected',
      { state: 'REJECTED', step: 'apply' },
      application,
      { application: 'REJECTED' },
    ],
    ['ISSUED', 'who was credited', { state: 'ISSUED', reason: 'LIMIT' }, one, { ...done, latest: 'ISSUED' }],
    [
      'CLAIMED',
      'who has claimed',
      { state: 'CLAIMED', reason: 'LIMIT' },
      one,
      { ...done, latest: 'CLAIMED' },
    ],
    [
      'ISSUED',
      'who was credited and may apply again',
      { state: 'ISSUED', step: 'apply' },
      { trigger: { on: 'application' } },
      { causes: new Set(['application:a']), latest: 'ISSUED', application: 'PASSED' },
    ],
    [
      'PROCESS',
      'whose deposit is being worked out',
      { state: 'PROCESS', reason: 'WORKING' },
      one,
      { waiting: true },
    ],
    [
      'PROCESS',
      'on the way to the third deposit',
      { state: 'PROCESS', progress: { done: 2n, of: 3n } },
      first,
      { deposits: 2 },
    ],
    [
      'PROCESS',
      'with a loss in this window',
      { state: 'PROCESS', progress: { done: 400n, of: 1000n } },
      loss,
      { measured: 400n },
    ],
    [
      'PROCESS',
      'with a bonus to wager',
      { state: 'PROCESS', reason: 'WAGERING', progress: { done: 40n, of: 1000n } },
      one,
      { latest: 'CLAIMED', wagering: { done: 40n, of: 1000n }, ...done },
    ],
    ['JOINED', 'who takes part', { state: 'JOINED' }, { join: true }, { joinedAt: now }],
    ['JOINED', 'who has won in this window', { state: 'JOINED' }, loss, { measured: -400n }],
    [
      'JOINED',
      'who has staked nothing yet',
      { state: 'JOINED', progress: { done: 0n, of: 5000n } },
      stake,
      {},
    ],
    [
      'PROCESS',
      'who has staked a part',
      { state: 'PROCESS', progress: { done: 1200n, of: 5000n } },
      stake,
      { measured: 1200n },
    ],
    [
      'CLAIMED',
      'who has claimed what this day gives',
      { state: 'CLAIMED', reason: 'WINDOW' },
      stake,
      { measured: 7000n, latest: 'CLAIMED', given: true },
    ],
    [
      'PROCESS',
      'who claimed yesterday and has begun again',
      { state: 'PROCESS', progress: { done: 1n, of: 5000n } },
      stake,
      { measured: 1n, latest: 'CLAIMED' },
    ],
    [
      'PROCESS',
      'on the way to the higher tier',
      { state: 'PROCESS', progress: { done: 12n, of: 50n } },
      tiers,
      { measured: 12n },
    ],
    [
      'PROCESS',
      'on the third day of the second run',
      { state: 'PROCESS', progress: { done: 3n, of: 7n } },
      streak,
      { streak: 10n },
    ],
    [
      'PROCESS',
      'on the last day of a run',
      { state: 'PROCESS', progress: { done: 7n, of: 7n } },
      streak,
      { streak: 14n },
    ],
    [
      'COMING_SOON',
      'before it begins',
      { state: 'COMING_SOON', reason: 'NOT_STARTED' },
      { from: '2026-03-11T00:00:00Z' },
      {},
    ],
    ['CLOSE', 'after its end', { state: 'CLOSE', reason: 'ENDED' }, { until: '2026-03-10T12:00:00Z' }, {}],
    ['CLOSE', 'whom it is not for', { state: 'CLOSE', reason: 'AUDIENCE' }, {}, { fits: false }],
    [
      'CLOSE',
      'in another of its group',
      { state: 'CLOSE', reason: 'GROUP' },
      { group: 'one' },
      { busy: true },
    ],
    ['CLOSE', 'when its budget is used up', { state: 'CLOSE', reason: 'BUDGET' }, {}, { spent: 9900n }],
    [
      'CLOSE',
      'when all rewards are taken',
      { state: 'CLOSE', reason: 'FULL' },
      { limits: { campaign: 2 } },
      { awards: 2 },
    ],
    [
      'CLOSE',
      'who registered before',
      { state: 'CLOSE', reason: 'MISSED' },
      { trigger: { on: 'registration' }, ...one },
      {},
    ],
    ['CLOSE', 'whose third deposit has passed', { state: 'CLOSE', reason: 'MISSED' }, first, { deposits: 3 }],
  ])('%s to one %s [STA-12]', (_, __, state, campaign, standing) => {
    expect(stateForMember(campaignOf(campaign), now, { ...newcomer, ...standing })).toEqual(state);
  });
});
