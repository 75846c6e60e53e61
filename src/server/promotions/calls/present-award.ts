import type { CallTypes } from '#contract/generated/calls.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { translator } from '#server/brands/texts.ts';
import { itemName } from '#server/points/item-name.ts';
import type { Award } from '../standing.ts';

type Presented = CallTypes['promotionStates']['value']['promotions'][number]['awards'][number];

/** Name of what an award gives besides amounts. */
function nameOf(speaker: { brand: LiveBrand; language: string }, thing: Award['thing']): string | undefined {
  if (!thing) return undefined;
  if ('freeGame' in thing)
    return translator(speaker.brand, speaker.language)('promo.freeRounds', { game: thing.name });
  return 'game' in thing
    ? translator(speaker.brand, speaker.language)('promo.ticket', { game: thing.name })
    : itemName(speaker, thing);
}

/** An award as its member reads it. */
export function presentAward(
  speaker: { brand: LiveBrand; language: string },
  { id, what, amount, thing, state, made_at: at }: Award,
): Presented {
  const name = nameOf(speaker, thing);
  return {
    id,
    what,
    amount,
    ...(name !== undefined && { thing: name }),
    state,
    at: at.toISOString(),
  };
}
