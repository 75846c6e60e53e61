import type { CallTypes } from '#contract/generated/calls.ts';
import { isJsonObject, type Json } from '#engine/json/json.ts';
import { sayChoice, type SayBet } from '#play/lottery/bet-words.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import { wonChoices } from '#play/lottery/won-choices.ts';
import type { Lottery } from '#server/lottery/catalogue.ts';
import { copied, knownResult, type Draw } from '#server/lottery/draws.ts';

type LotteryBet = NonNullable<CallTypes['bettingRecord']['value']['bets'][number]['lottery']>;
type Rows = [row: string | undefined, choices: string[]][];

/** Choices of a row that are listed. */
const most = 40;

const textsOf = (choices: Json | undefined): string[] =>
  Array.isArray(choices) ? choices.filter((choice) => typeof choice === 'string') : [];

/** Rows of a stored selection, in the sequence of the panel, which a database does not keep. */
function rowsOf(selection: Json | undefined, type: BetType | undefined): Rows {
  if (Array.isArray(selection)) return [[undefined, textsOf(selection)]];
  if (!isJsonObject(selection)) return [];
  const { panel } = type ?? {};
  const rows = panel?.kind === 'rows' ? panel.rows.map(({ id }) => id) : Object.keys(selection);
  return rows.map((row) => [row, textsOf(selection[row])]);
}

/** Numbers of a lottery bet beside those of its draw, as far as they are known, with the choices that won. */
export function lotteryBet(
  details: Readonly<Record<string, unknown>>,
  { lottery, draw, now, say }: { lottery: Lottery; draw: Draw | undefined; now: Date; say: SayBet },
): LotteryBet {
  const type =
    typeof details['betType'] === 'string' ? lottery.family.betTypes.get(details['betType']) : undefined;
  const selection = details['selection'] as Json | undefined;
  const rows = rowsOf(selection, type);
  const result = draw && knownResult(draw, now);
  // A result that comes to light is not held against bets before it is whole.
  const isWhole = draw?.status === 'SETTLED' && result !== undefined;
  const chosen = Array.isArray(selection) ? textsOf(selection) : Object.fromEntries(rows);
  const isHit = type && isWhole ? wonChoices(type, chosen, result) : () => false;
  const more = rows.reduce((sum, [, choices]) => sum + Math.max(0, choices.length - most), 0);
  return {
    family: lottery.family.id,
    ...('everyMinutes' in lottery.schedule && { everySeconds: lottery.schedule.everyMinutes * 60 }),
    chosen: rows.map(([row, choices]) =>
      choices.slice(0, most).map((choice) => ({
        text: sayChoice(say, choice),
        ...(isHit(row, choice) && { hit: true as const }),
      })),
    ),
    ...(more > 0 && { more }),
    ...(result && { result: copied(result) }),
  };
}
