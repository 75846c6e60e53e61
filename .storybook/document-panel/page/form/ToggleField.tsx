import { controlOf, type Field, type FieldProps } from './field.ts';

const wordOf = (value: unknown): string => (value === undefined ? 'not set' : value === true ? 'on' : 'off');

function ToggleField(props: FieldProps) {
  const { value, onChange } = props;
  return (
    <span className="form-toggle">
      <input
        {...controlOf(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span aria-hidden="true">{wordOf(value)}</span>
    </span>
  );
}

export const toggleField: Field = { fits: ({ type }) => type === 'boolean', view: ToggleField };
