import { useId, useMemo, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { checkCondition } from '#engine/conditions/condition-check.ts';
import type { Fact, FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import type { Json } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { ConditionJson } from './ConditionJson.tsx';
import { readCondition, withNode, writeCondition, type ConditionQuery } from './condition-query.ts';
import { useFactCatalogue } from './use-fact-catalogue.ts';
import { RuleGroup } from './RuleGroup.tsx';
import { conditionWords } from './sentence.ts';
import { say } from '../language/say.ts';
import './conditions.css';

type View = 'rules' | 'json';

/** `written`: the condition that the query was last read from or written as. */
type Draft = { written: Json | undefined; query: ConditionQuery };

/**
 * Editor of a condition: grouped rules over the fact catalogue, or JSON. `value` undefined is no condition, which is always true.
 * `extraFacts` are the facts `form.<name>` of the enclosing form (`formFieldFacts`).
 */
export const ConditionEditor = ({
  value,
  onChange,
  label,
  extraFacts,
  set,
  only,
  isDisabled = false,
  none,
}: {
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  label: string;
  extraFacts?: Readonly<Record<string, Partial<Fact>>> | undefined;
  /** Facts beside the global ones, by their whole names. */
  set?: FactCatalogue | undefined;
  /** True for facts that the condition may read; all unless given. */
  only?: (fact: string) => boolean;
  isDisabled?: boolean;
  /** What it means to have no condition, where that is not "always". */
  none?: string;
}) => {
  const labelId = useId();
  const [view, setView] = useState<View>('rules');
  const all = useFactCatalogue(extraFacts, set);
  const catalogue = useMemo(
    () => (only ? Object.fromEntries(Object.entries(all).filter(([name]) => only(name))) : all),
    [all, only],
  );
  const [draft, setDraft] = useState<Draft>();
  // An empty group has no JSON; it is kept here until the condition changes.
  const query = draft && same(draft.written, value) ? draft.query : readCondition(value, catalogue);
  const faults = useMemo(
    () => (value === undefined ? [] : checkCondition(value, catalogue)),
    [value, catalogue],
  );
  const write = (next: ConditionQuery): void => {
    const written = writeCondition(next);
    setDraft({ written, query: next });
    if (!same(written, value)) onChange(written);
  };

  return (
    <div className="op-condition" role="group" aria-labelledby={labelId}>
      <div className="op-condition-head">
        <p className="op-condition-words">
          <strong id={labelId}>{label}:</strong>{' '}
          <span>{value === undefined && none ? none : conditionWords(query, catalogue)}</span>
        </p>
        <ToggleButtonGroup
          className="op-condition-views"
          aria-label={say('console.conditions.view', { label })}
          disallowEmptySelection
          selectedKeys={[view]}
          onSelectionChange={([key]) => setView(key === 'json' ? 'json' : 'rules')}
        >
          <ToggleButton id="rules" className="op-condition-view">
            {say('console.conditions.asRules')}
          </ToggleButton>
          <ToggleButton id="json" className="op-condition-view">
            {say('console.conditions.asJson')}
          </ToggleButton>
        </ToggleButtonGroup>
      </div>
      {view === 'json' ? (
        <ConditionJson
          label={say('console.conditions.json', { label })}
          value={value}
          disabled={isDisabled}
          onChange={onChange}
        />
      ) : (
        <RuleGroup
          group={query}
          path={[]}
          catalogue={catalogue}
          disabled={isDisabled}
          onEdit={(path, next) => write(withNode(query, path, next))}
        />
      )}
      {faults.map(({ code, pointer, message, fix }) => (
        <Notice key={`${code}${pointer}`} tone="warning" title={message}>
          <p>{fix}</p>
        </Notice>
      ))}
      {value !== undefined && !isDisabled && (
        <Button look="quiet" icon="bin" onPress={() => onChange(undefined)}>
          {say('console.conditions.clear')}
        </Button>
      )}
    </div>
  );
};

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : sameJson(a, b);
