import type { Campaign } from '../campaign.ts';
import type { Standing } from '../decide.ts';

/** A campaign of tests: 500 minor units for each deposit in March 2026. */
export const campaignOf = (given: Partial<Campaign> = {}): Campaign => ({
  kind: 'promotion',
  id: 'spring',
  title: 'promotion.title',
  summary: 'promotion.summary',
  terms: 'promotion.terms',
  from: '2026-03-01T00:00:00Z',
  until: '2026-04-01T00:00:00Z',
  trigger: { on: 'deposit' },
  gives: { what: 'money', by: 'fixed', amount: 500 },
  limits: { member: 3 },
  budget: 10_000,
  ...given,
});

/** Standing of a member who has had nothing to do with a campaign yet. */
export const newStanding: Standing = {
  fits: true,
  joinedAt: undefined,
  causes: new Set(),
  today: 0,
  onDevice: 0,
  busy: false,
  spent: 0n,
  awards: 0,
};
