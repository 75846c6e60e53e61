import type { Json } from '#engine/json/json.ts';
import { controlOf, textOf, type Field, type FieldProps } from './field.ts';

/** One of the values that the schema lists; a value that it does not list stays to be seen. */
function ChoiceField(props: FieldProps) {
  const { node, value, isOptional, onChange } = props;
  const listed = node['enum'] as readonly Json[];
  const now = value === undefined ? '' : JSON.stringify(value);
  const choices = listed.map((choice) => JSON.stringify(choice));
  return (
    <select
      {...controlOf(props)}
      value={now}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : (JSON.parse(target.value) as Json))
      }
    >
      {(isOptional || value === undefined) && <option value="">not set</option>}
      {now !== '' && !choices.includes(now) && <option value={now}>{textOf(value)}</option>}
      {listed.map((choice) => (
        <option key={JSON.stringify(choice)} value={JSON.stringify(choice)}>
          {textOf(choice)}
        </option>
      ))}
    </select>
  );
}

export const choiceField: Field = { fits: (node) => Array.isArray(node['enum']), view: ChoiceField };
