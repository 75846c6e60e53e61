import type { FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import { IconButton } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import { ruleFor, suitedValue, type ConditionRule } from './condition-query.ts';
import { FactPicker } from './FactPicker.tsx';
import { operatorsOf } from './rule-operators.ts';
import { operatorName } from './sentence.ts';
import { say } from '../language/say.ts';
import { ValueInput } from './ValueInput.tsx';

/** One comparison: fact, operator and value. `place` is its number, such as "2.1". */
export const RuleRow = ({
  rule,
  place,
  catalogue,
  disabled,
  onChange,
  onRemove,
}: {
  rule: ConditionRule;
  place: string;
  catalogue: FactCatalogue;
  disabled: boolean;
  onChange: (rule: ConditionRule) => void;
  onRemove: () => void;
}) => {
  const fact = own(catalogue, rule.field);
  return (
    <li className="op-condition-rule" aria-label={say('console.conditions.rule', { place })}>
      {fact ? (
        <>
          <FactPicker
            label={say('console.conditions.fact', { place })}
            catalogue={catalogue}
            value={rule.field}
            disabled={disabled}
            onChange={(name) => {
              const next = own(catalogue, name);
              if (next) onChange(ruleFor(name, next, rule));
            }}
          />
          <Picker
            label={say('console.conditions.comparison', { place })}
            value={rule.operator}
            disabled={disabled}
            options={operatorsOf(fact).map((operator) => ({
              id: operator,
              name: operatorName(operator, fact),
              hint: '',
            }))}
            onChange={(id) => {
              const operator = operatorsOf(fact).find((offered) => offered === id);
              if (operator) onChange({ ...rule, operator, value: suitedValue(fact, operator, rule.value) });
            }}
          />
          <ValueInput
            place={place}
            fact={fact}
            operator={rule.operator}
            value={rule.value}
            disabled={disabled}
            onChange={(value) => onChange({ ...rule, value })}
          />
        </>
      ) : (
        <div className="op-condition-raw">
          <span className="op-chip">{say('console.conditions.raw')}</span>{' '}
          <code>{JSON.stringify(rule.value)}</code>
          <p className="op-hint">{say('console.conditions.rawHint')}</p>
        </div>
      )}
      {!disabled && (
        <IconButton icon="cross" label={say('console.conditions.removeRule', { place })} onPress={onRemove} />
      )}
      {fact && <p className="op-condition-fact op-hint">{fact.description}</p>}
    </li>
  );
};
