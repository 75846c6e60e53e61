import { useId } from 'react';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { Explanation } from '#portal/parts/Explanation.tsx';
import { typedOf } from '#play/lottery/typed-of.ts';
import type { Rules } from '../room-types.ts';
import type { Stake } from './stake.ts';

type Change = (changed: Partial<Stake>) => void;

/**
 * Unit and multiple, or the amount of a note, and the ratio of odds and rebate if the game offers it. Not a form document: part of the
 * slip, priced by the game's tables (docs/decisions/0028-forms-that-move-money.md).
 */
export function StakeFields({ rules, stake, onChange }: { rules: Rules; stake: Stake; onChange: Change }) {
  return (
    <div className="lv-stake">
      {rules.units ? (
        <UnitModes rules={rules} units={rules.units} stake={stake} onChange={onChange} />
      ) : (
        <NoteAmount rules={rules} stake={stake} onChange={onChange} />
      )}
      {rules.prizeGroups && stake.prizeGroup !== undefined && (
        <PrizeGroup groups={rules.prizeGroups} chosen={stake.prizeGroup} onChange={onChange} />
      )}
    </div>
  );
}

function UnitModes({
  rules,
  units,
  stake,
  onChange,
}: {
  rules: Rules;
  units: readonly string[];
  stake: Stake;
  onChange: Change;
}) {
  const say = useText();
  const locale = useLocale();
  const id = useId();
  const most = rules.limits.multiple;
  const set = (multiple: number) =>
    onChange({ multiple: Math.max(1, Math.min(most, Math.trunc(multiple) || 1)) });
  return (
    <>
      <div className="lv-stake-part">
        <span className="lv-stake-name">
          {say('lottery.unit')}{' '}
          <Explanation of={say('lottery.unit')}>{say('lottery.unit.explain')}</Explanation>
        </span>
        <div className="lv-units" role="group" aria-label={say('lottery.unit')}>
          {units.map((unit) => (
            <button
              key={unit}
              type="button"
              className="lv-unit"
              aria-pressed={unit === stake.unit}
              onClick={() => onChange({ unit })}
            >
              {formatNumber(typedOf(BigInt(unit), rules.digits), locale)}
            </button>
          ))}
        </div>
      </div>
      <div className="lv-stake-part">
        <span className="lv-stake-name">
          <label htmlFor={id}>{say('lottery.multiple')}</label>{' '}
          <Explanation of={say('lottery.multiple')}>{say('lottery.multiple.explain')}</Explanation>
        </span>
        <div className="lv-stepper">
          <button type="button" aria-label={say('lottery.less')} onClick={() => set(stake.multiple - 1)}>
            −
          </button>
          <input
            id={id}
            inputMode="numeric"
            value={stake.multiple}
            onChange={(event) => set(Number(latinDigits(event.target.value).replace(/\D/gu, '')))}
          />
          <button type="button" aria-label={say('lottery.more')} onClick={() => set(stake.multiple + 1)}>
            +
          </button>
        </div>
      </div>
    </>
  );
}

/** Amounts offered by a click, as multiples of the least bet that the brand hints at. */
const steps = [1n, 5n, 10n, 50n];

function NoteAmount({ rules, stake, onChange }: { rules: Rules; stake: Stake; onChange: Change }) {
  const say = useText();
  const locale = useLocale();
  const id = useId();
  const least = BigInt(rules.hints.minimumBet);
  return (
    <div className="lv-stake-part">
      <label className="lv-stake-name" htmlFor={id}>
        {say('lottery.amount', { currency: rules.currency })}
      </label>
      <input
        id={id}
        className="lv-stake-amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={stake.typed}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange({ typed: event.target.value })}
      />
      <div className="lv-units">
        {steps.map((step) => (
          <button
            key={String(step)}
            type="button"
            className="lv-unit"
            onClick={() => onChange({ typed: typedOf(least * step, rules.digits) })}
          >
            {formatNumber(typedOf(least * step, rules.digits), locale)}
          </button>
        ))}
      </div>
      <p id={`${id}-hint`} className="lv-hint">
        {say('lottery.hint.minimum', {
          amount: formatMoney(rules.hints.minimumBet, rules.currency, rules.digits, locale),
        })}
      </p>
    </div>
  );
}

function PrizeGroup({
  groups,
  chosen,
  onChange,
}: {
  groups: NonNullable<Rules['prizeGroups']>;
  chosen: number;
  onChange: Change;
}) {
  const say = useText();
  const id = useId();
  const rebate = String((groups.highest - chosen) / 20);
  const words =
    chosen === groups.highest
      ? say('lottery.prizeGroup.highest')
      : say('lottery.prizeGroup.value', { rebate });
  return (
    <div className="lv-stake-part lv-prize-group">
      <span className="lv-stake-name">
        <label htmlFor={id}>{say('lottery.prizeGroup')}</label>{' '}
        <Explanation of={say('lottery.prizeGroup')}>{say('lottery.prizeGroup.hint')}</Explanation>
      </span>
      <input
        id={id}
        type="range"
        min={groups.lowest}
        max={groups.highest}
        step={groups.step}
        value={chosen}
        aria-valuetext={words}
        onChange={(event) => onChange({ prizeGroup: Number(event.target.value) })}
      />
      <output htmlFor={id} className="lv-prize-group-value">
        {words}
      </output>
    </div>
  );
}
