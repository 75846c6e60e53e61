import { useLocale, useText } from '#ui/text/use-text.ts';
import { sayGroup, sayHow, sayKind } from '#play/lottery/bet-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import type { RuledBet } from '../room-types.ts';

/** Bet types by group: the groups in one line, the kinds of the chosen group in the next, and how the chosen one is played. */
export function BetTypePicker({
  bets,
  chosen,
  odds,
  cost,
  onChoose,
}: {
  bets: readonly RuledBet[];
  chosen: RuledBet;
  /** Current odds by level. */
  odds: Readonly<Record<string, string>>;
  /** Stakes that a note costs. */
  cost: number;
  onChoose: (id: string) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const groups = [...new Set(bets.map(({ group }) => group))];
  const all = Object.values(odds);
  const single = all.length === 1 ? all[0] : undefined;
  const kinds = bets.filter(({ group }) => group === chosen.group);
  return (
    <div className="lv-bet-types">
      <div className="lv-chips lv-chips-main" role="group" aria-label={say('lottery.bets')}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className="lv-chip"
            aria-pressed={group === chosen.group}
            onClick={() => onChoose(bets.find((bet) => bet.group === group)?.id ?? chosen.id)}
          >
            {sayGroup(say, group)}
          </button>
        ))}
      </div>
      {kinds.length > 1 && (
        <div className="lv-chips" role="group" aria-label={sayGroup(say, chosen.group)}>
          {kinds.map(({ id, group }) => (
            <button
              key={id}
              type="button"
              className="lv-chip"
              aria-pressed={id === chosen.id}
              onClick={() => onChoose(id)}
            >
              {sayKind(say, group, id)}
            </button>
          ))}
        </div>
      )}
      <p className="lv-bet-how">
        {sayHow(say, chosen.group, chosen.id)}
        {single !== undefined && (
          <strong> {say('lottery.odds', { odds: formatNumber(single, locale) })}</strong>
        )}
        {cost > 1 && <> {say('lottery.cost', { cost })}</>}
      </p>
    </div>
  );
}
