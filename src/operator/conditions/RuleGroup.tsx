import type { FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Picker } from '../parts/Picker.tsx';
import {
  isGroup,
  newRule,
  type ConditionNode,
  type ConditionQuery,
  type NodePath,
} from './condition-query.ts';
import { RuleRow } from './RuleRow.tsx';
import { say } from '../language/say.ts';

const DEEPEST = 4;

type Combination = `${'' | 'not-'}${ConditionQuery['combinator']}`;
const combinations: readonly Combination[] = ['and', 'or', 'not-and', 'not-or'];

const combinationOf = ({ combinator, not }: ConditionQuery): Combination =>
  not ? `not-${combinator}` : combinator;

const nameOf = (combination: Combination): string =>
  combination.startsWith('not-')
    ? say(`console.conditions.negated.${combination === 'not-and' ? 'and' : 'or'}`)
    : say(`console.conditions.combinators.${combination === 'and' ? 'and' : 'or'}`);

export type RuleGroupProps = {
  group: ConditionQuery;
  path: NodePath;
  catalogue: FactCatalogue;
  disabled: boolean;
  /** Replaces the rule or group at a path; removes it when `next` returns undefined. */
  onEdit: (path: NodePath, next: (node: ConditionNode) => ConditionNode | undefined) => void;
};

const placeOf = (path: NodePath): string => path.map((at) => at + 1).join('.');

/** Rules and groups with their common combinator. */
export const RuleGroup = ({ group, path, catalogue, disabled, onEdit }: RuleGroupProps) => {
  const place = placeOf(path);
  const edit = (next: (query: ConditionQuery) => ConditionQuery): void =>
    onEdit(path, (node) => (isGroup(node) ? next(node) : node));
  const add = (node: ConditionNode): void => edit((query) => ({ ...query, rules: [...query.rules, node] }));
  return (
    <div
      className="op-condition-group"
      role="group"
      aria-label={place === '' ? say('console.conditions.rules') : say('console.conditions.group', { place })}
      data-depth={path.length}
    >
      {(path.length > 0 || group.rules.length > 1 || group.not) && (
        <div className="op-condition-combination">
          <Picker
            label={
              place === ''
                ? say('console.conditions.combination')
                : say('console.conditions.combinationOf', { place })
            }
            value={combinationOf(group)}
            disabled={disabled}
            options={combinations.map((id) => ({ id, name: nameOf(id), hint: '' }))}
            onChange={(id) => {
              const combinator = id.endsWith('and') ? 'and' : 'or';
              edit(({ rules }) => ({ combinator, rules, ...(id.startsWith('not-') && { not: true }) }));
            }}
          />
          {path.length > 0 && !disabled && (
            <IconButton
              icon="cross"
              label={say('console.conditions.removeGroup', { place })}
              onPress={() => onEdit(path, () => undefined)}
            />
          )}
        </div>
      )}
      {group.rules.length === 0 && <p className="op-quiet">{say('console.conditions.empty')}</p>}
      <ol className="op-condition-rules">
        {group.rules.map((node, index) => {
          const at = [...path, index];
          return isGroup(node) ? (
            <li key={placeOf(at)}>
              <RuleGroup group={node} path={at} catalogue={catalogue} disabled={disabled} onEdit={onEdit} />
            </li>
          ) : (
            <RuleRow
              key={placeOf(at)}
              rule={node}
              place={placeOf(at)}
              catalogue={catalogue}
              disabled={disabled}
              onChange={(rule) => onEdit(at, () => rule)}
              onRemove={() => onEdit(at, () => undefined)}
            />
          );
        })}
      </ol>
      {!disabled && (
        <div className="op-condition-add">
          <Button look="quiet" onPress={() => add(newRule(catalogue))}>
            {say('console.conditions.addRule')}
          </Button>
          {path.length < DEEPEST && (
            <Button look="quiet" onPress={() => add({ combinator: 'or', rules: [newRule(catalogue)] })}>
              {say('console.conditions.addGroup')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
