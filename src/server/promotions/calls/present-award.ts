import type { CallTypes } from '#contract/generated/calls.ts';
import type { Award } from '../standing.ts';

type Presented = CallTypes['promotionStates']['value']['promotions'][number]['awards'][number];

export const presentAward = ({ id, what, amount, state, made_at: at }: Award): Presented => ({
  id,
  what,
  amount,
  state,
  at: at.toISOString(),
});
