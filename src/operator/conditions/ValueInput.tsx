import { useState } from 'react';
import { Input, NumberField, TextField } from 'react-aria-components';
import type { Fact } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { IconButton } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { isListOperator, type RuleOperator } from './rule-operators.ts';
import { valueTitle } from './sentence.ts';
import { say } from '../language/say.ts';
import { clockOf, commaed, digitsOfClock, digitsOfMinute, minuteOf, tagOf } from './value-formats.ts';

type ValueProps = {
  place: string;
  fact: Fact;
  value: Json;
  disabled: boolean;
  onChange: (value: Json) => void;
};

/** Input of the value that a fact is compared with: a listed value, number, text, range or list. */
export const ValueInput = ({ operator, ...props }: ValueProps & { operator: RuleOperator }) => {
  const { place, fact, value } = props;
  if (operator === 'holds' || operator === 'holdsNot') return null;
  if (operator === 'between') return <Range {...props} />;
  if (isListOperator(operator)) {
    if (!fact.enum) return <ListInput {...props} />;
    return fact.enum.length > FEW ? <ManyChoices {...props} /> : <Choices {...props} />;
  }
  if (fact.enum) return <Choice {...props} />;
  if (fact.type === 'integer') {
    return <NumberInput {...props} label={say('console.conditions.value', { place })} value={value} />;
  }
  const text = typeof value === 'string' ? value : '';
  const isTag = fact.format === 'tag';
  return (
    <TextField
      aria-label={say('console.conditions.value', { place })}
      className="op-condition-value"
      value={isTag ? tagOf(text) : text}
      isDisabled={props.disabled}
      maxLength={200}
      onChange={(next) => props.onChange(isTag ? commaed(next) : next)}
    >
      <Input className="op-input" />
    </TextField>
  );
};

/** More values than this are found by typing. */
const FEW = 20;

const optionsOf = (fact: Fact) =>
  (fact.enum ?? []).map((one) => ({ id: String(one), name: valueTitle(fact, one), hint: String(one) }));

const Choice = ({ place, fact, value, disabled, onChange }: ValueProps) => {
  const options = optionsOf(fact);
  const picker = {
    label: say('console.conditions.value', { place }),
    value: String(value),
    disabled,
    onChange: (id: string) => onChange(fact.enum?.find((one) => String(one) === id) ?? id),
  };
  return options.length > FEW ? (
    <SearchPicker
      {...picker}
      search={say('console.conditions.searchValues')}
      nothing={say('console.conditions.noValues')}
      sections={[{ id: 'all', name: '', options }]}
    />
  ) : (
    <Picker {...picker} options={options} />
  );
};

/** The chosen of many values, each with a way to take it out, and a picker that adds one. */
const ManyChoices = ({ place, fact, value, disabled, onChange }: ValueProps) => {
  const chosen = (Array.isArray(value) ? value : [value]).map(String);
  return (
    <div role="group" aria-label={say('console.conditions.value', { place })} className="op-condition-many">
      {chosen.map((one) => (
        <span key={one} className="op-chip">
          {valueTitle(fact, one)}
          {!disabled && chosen.length > 1 && (
            <IconButton
              icon="cross"
              label={say('console.conditions.removeValue', { value: valueTitle(fact, one) })}
              onPress={() => onChange(chosen.filter((other) => other !== one))}
            />
          )}
        </span>
      ))}
      {!disabled && (
        <SearchPicker
          label={say('console.conditions.addValue')}
          search={say('console.conditions.searchValues')}
          nothing={say('console.conditions.noValues')}
          value=""
          placeholder={say('console.conditions.addValue')}
          sections={[
            { id: 'all', name: '', options: optionsOf(fact).filter(({ id }) => !chosen.includes(id)) },
          ]}
          onChange={(id) => onChange([...chosen, id])}
        />
      )}
    </div>
  );
};

/** Checkboxes for the values of a fact; the last one cannot be unchecked, since no value is in an empty list. */
const Choices = ({ place, fact, value, disabled, onChange }: ValueProps) => {
  const chosen = Array.isArray(value) ? value : [value];
  return (
    <div
      role="group"
      aria-label={say('console.conditions.value', { place })}
      className="op-condition-choices"
    >
      {(fact.enum ?? []).map((one) => (
        <label key={String(one)}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            disabled={disabled || (chosen.length === 1 && chosen.includes(one))}
            onChange={(event) =>
              onChange(
                (fact.enum ?? []).filter((other) =>
                  other === one ? event.target.checked : chosen.includes(other),
                ),
              )
            }
          />
          {valueTitle(fact, one)}
        </label>
      ))}
    </div>
  );
};

type NumberProps = Omit<ValueProps, 'place'> & { label: string };

/** Input types of the browser for times that a fact has as digits. */
const timeInputs = {
  minute: { type: 'datetime-local', shown: minuteOf, read: digitsOfMinute },
  clock: { type: 'time', shown: clockOf, read: digitsOfClock },
} as const;

const TimeInput = ({
  format,
  label,
  value,
  disabled,
  onChange,
}: NumberProps & { format: keyof typeof timeInputs }) => {
  const { type, shown, read } = timeInputs[format];
  return (
    <Input
      aria-label={label}
      className="op-input op-condition-time"
      type={type}
      disabled={disabled}
      value={typeof value === 'number' ? shown(value) : ''}
      onChange={({ target }) => {
        const digits = read(target.value);
        if (digits !== undefined) onChange(digits);
      }}
    />
  );
};

const NumberInput = (props: NumberProps) => {
  const { label, fact, value, disabled, onChange } = props;
  const { format, currency } = fact;
  if (format === 'minute' || format === 'clock') return <TimeInput {...props} format={format} />;
  // An amount is asked for in whole units of the currency, and is not negative.
  const unit = currency ? 10 ** currency.digits : 1;
  return (
    <NumberField
      aria-label={currency ? `${label} (${currency.currency})` : label}
      className="op-condition-number"
      value={(typeof value === 'number' ? value : 0) / unit}
      minValue={(fact.minimum ?? (currency ? 0 : Number.MIN_SAFE_INTEGER)) / unit}
      isDisabled={disabled}
      formatOptions={{ useGrouping: currency !== undefined, maximumFractionDigits: currency?.digits ?? 0 }}
      onChange={(next) => onChange(Number.isNaN(next) ? (fact.minimum ?? 0) : Math.round(next * unit))}
    >
      <Input className="op-input" />
    </NumberField>
  );
};

const Range = ({ place, value, onChange, ...props }: ValueProps) => {
  const [low = 0, high = 0] = Array.isArray(value) ? value : [value, value];
  return (
    <span className="op-condition-range">
      <NumberInput
        {...props}
        label={say('console.conditions.valueFrom', { place })}
        value={low}
        onChange={(next) => onChange([next, high])}
      />
      <span>{say('console.conditions.and').trim()}</span>
      <NumberInput
        {...props}
        label={say('console.conditions.valueTo', { place })}
        value={high}
        onChange={(next) => onChange([low, next])}
      />
    </span>
  );
};

/** Several values in one line, applied on blur. */
const ListInput = ({ place, fact, value, disabled, onChange }: ValueProps) => {
  const [typed, setTyped] = useState<string>();
  const shown = (Array.isArray(value) ? value : [value]).map(String).join(', ');
  const take = (): void => {
    if (typed === undefined) return;
    setTyped(undefined);
    const parts = typed.split(',').map((part) => part.trim()).filter(Boolean); // oxfmt-ignore
    const values = fact.type === 'integer' ? parts.map(Number).filter(Number.isSafeInteger) : parts;
    if (values.length > 0) onChange(values);
  };
  return (
    <TextField
      aria-label={say('console.conditions.value', { place })}
      className="op-condition-value"
      value={typed ?? shown}
      isDisabled={disabled}
      maxLength={1000}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
    >
      <Input className="op-input" title={say('console.conditions.listHint')} />
    </TextField>
  );
};
