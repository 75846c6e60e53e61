import type { CallTypes } from '#contract/generated/calls.ts';
import { announcement } from './samples.ts';

type States = CallTypes['promotionStates']['value'];
type Standing = States['promotions'][number];

/** A promotion that the platform computes, with the state of the member. */
export const standing = (id: string, given: Partial<Standing> = {}): Standing => {
  const { title, content, date } = announcement(id);
  return {
    id,
    title,
    content,
    date,
    terms: `Terms ${id}`,
    until: Date.UTC(2026, 5, 1),
    state: 'JOINED',
    awards: [],
    ...given,
  };
};

/** The answer of the call for the states of promotions. */
export const promotionStates = (...promotions: Standing[]): States => ({
  promotions,
  currency: 'MMK',
  digits: 2,
});
