import { own, type JsonObject } from '#engine/json/json.ts';
import { roleScreen } from '../documents/role-screens.ts';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { useReferences } from '../references/useReferences.ts';
import { ArgumentInput } from './ArgumentInput.tsx';
import { actionIds, actionOf, actionWords, argumentsOf, isForLinks } from './action-schemas.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';

// No name of an action: those begin with a letter.
const NONE = '*none*';

const option = (id: string) => {
  const { name, description } = actionWords(id);
  return { id, name, hint: description };
};

const links = {
  id: '*links*',
  name: say('console.actions.forLinks'),
  options: actionIds.filter(isForLinks).map(option),
};
const steps = {
  id: '*steps*',
  name: say('console.actions.forForms'),
  options: actionIds.filter((id) => !isForLinks(id)).map(option),
};
const nothing = {
  id: '*nothing*',
  name: say('console.actions.none'),
  options: [{ id: NONE, name: say('console.actions.none'), hint: say('console.actions.noneHint') }],
};

/**
 * Editor of an action and its arguments, by the action's schema. `value` undefined is no action; references are picked from the
 * pack.
 */
export const ActionEditor = ({
  value,
  onChange,
  label,
  isDisabled = false,
}: {
  value: JsonObject | undefined;
  onChange: (value: JsonObject | undefined) => void;
  label: string;
  isDisabled?: boolean;
}) => {
  const { options } = useReferences();
  // Actions never use names local to a form, so the document is irrelevant.
  const choicesOf = (reference: string) => options(reference, 'brand/main');
  const home = roleScreen(usePackDocuments(), 'home')?.path;
  const firstOf = (reference: string): string | undefined =>
    (reference === 'page' ? home : undefined) ?? choicesOf(reference)[0]?.id;
  const action = typeof value?.['do'] === 'string' ? value['do'] : undefined;
  return (
    <div className="op-action" role="group" aria-label={label}>
      <SearchPicker
        label={say('console.actions.pick', { label })}
        search={say('console.actions.search')}
        nothing={say('console.actions.nothingFound')}
        value={action ?? NONE}
        sections={[nothing, links, steps]}
        disabled={isDisabled}
        onChange={(id) => onChange(id === NONE ? undefined : actionOf(id, value, firstOf))}
      />
      {value &&
        action !== undefined &&
        argumentsOf(action).map((argument) => (
          <ArgumentInput
            key={argument.name}
            argument={argument}
            label={say('console.actions.argument', { label, name: argument.title })}
            value={own(value, argument.name)}
            choices={argument.reference === undefined ? undefined : choicesOf(argument.reference)}
            disabled={isDisabled}
            onChange={(next) => {
              const { [argument.name]: _before, ...others } = value;
              onChange(next === undefined ? others : { ...others, [argument.name]: next });
            }}
          />
        ))}
    </div>
  );
};
