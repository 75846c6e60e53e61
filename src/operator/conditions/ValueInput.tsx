import { useState } from 'react';
import { Input, NumberField, TextField } from 'react-aria-components';
import type { Fact } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { Picker } from '../parts/Picker.tsx';
import { isListOperator, type RuleOperator } from './rule-operators.ts';
import { valueTitle } from './sentence.ts';
import { say } from '../language/say.ts';

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
  if (isListOperator(operator)) return fact.enum ? <Choices {...props} /> : <ListInput {...props} />;
  if (fact.enum) return <Choice {...props} />;
  if (fact.type === 'integer') {
    return <NumberInput {...props} label={say('console.conditions.value', { place })} value={value} />;
  }
  return (
    <TextField
      aria-label={say('console.conditions.value', { place })}
      className="op-condition-value"
      value={typeof value === 'string' ? value : ''}
      isDisabled={props.disabled}
      maxLength={200}
      onChange={props.onChange}
    >
      <Input className="op-input" />
    </TextField>
  );
};

const Choice = ({ place, fact, value, disabled, onChange }: ValueProps) => (
  <Picker
    label={say('console.conditions.value', { place })}
    value={String(value)}
    disabled={disabled}
    options={(fact.enum ?? []).map((one) => ({
      id: String(one),
      name: valueTitle(fact, one),
      hint: String(one),
    }))}
    onChange={(id) => onChange(fact.enum?.find((one) => String(one) === id) ?? id)}
  />
);

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

const NumberInput = ({
  label,
  fact,
  value,
  disabled,
  onChange,
}: Omit<ValueProps, 'place'> & { label: string }) => (
  <NumberField
    aria-label={label}
    className="op-condition-number"
    value={typeof value === 'number' ? value : 0}
    minValue={fact.minimum ?? Number.MIN_SAFE_INTEGER}
    isDisabled={disabled}
    formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
    onChange={(next) => onChange(Number.isNaN(next) ? (fact.minimum ?? 0) : next)}
  >
    <Input className="op-input" />
  </NumberField>
);

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
