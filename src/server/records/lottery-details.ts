import type { Json } from '#engine/json/json.ts';
import { sayBet, saySelection, type SayBet } from '#play/lottery/bet-words.ts';
import { inRowOrder, type Panel } from '#play/lottery/panel.ts';
import { typedOf } from '#play/lottery/typed-of.ts';
import type { Lottery } from '#server/lottery/catalogue.ts';

type Details = Record<string, unknown>;

/** Numbers said in full; more of them are counted. */
const mostChoices = 40;

function sayChosen(say: SayBet, chosen: Json, panel: Panel | undefined): string | undefined {
  if (typeof chosen !== 'object' || chosen === null) return undefined;
  const rows = Array.isArray(chosen) ? [chosen] : inRowOrder(panel, chosen);
  const texts = rows.map((row) =>
    Array.isArray(row) ? row.filter((choice) => typeof choice === 'string') : [],
  );
  return saySelection(say, texts, mostChoices);
}

/**
 * Details of a lottery bet in the member's language: bet type, choice, and the stake of a note as money. Removed games
 * and bet types keep their ids.
 */
export function lotteryDetails(
  details: Details,
  { lottery, say, digits }: { lottery: Lottery | undefined; say: SayBet; digits: number },
): Details {
  const { betType, selection, unit } = details;
  const type = typeof betType === 'string' ? lottery?.family.betTypes.get(betType) : undefined;
  const chosen = sayChosen(say, (selection ?? null) as Json, type?.panel);
  return {
    ...details,
    ...(type && { betType: sayBet(say, type.group, type.id) }),
    ...(chosen !== undefined && { selection: chosen }),
    ...(typeof unit === 'string' && /^\d+$/.test(unit) && { unit: typedOf(BigInt(unit), digits) }),
  };
}
