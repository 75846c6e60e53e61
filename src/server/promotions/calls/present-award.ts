import type { CallTypes } from '#contract/generated/calls.ts';
import { translator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { rewardName } from '#server/inbox/reward-name.ts';
import type { Award } from '../standing.ts';

type Presented = CallTypes['promotionStates']['value']['promotions'][number]['awards'][number];

/** An award as its member reads it. */
export function presentAward(
  speaker: { brand: LiveBrand; language: string },
  { id, what, amount, thing, state, made_at: at }: Award,
): Presented {
  return {
    id,
    what,
    amount,
    ...(thing && {
      thing: rewardName(
        { ...speaker, say: translator(speaker.brand, speaker.language) },
        { what, name: thing.name, item: 'item' in thing ? thing.item : undefined },
      ),
    }),
    state,
    at: at.toISOString(),
  };
}
