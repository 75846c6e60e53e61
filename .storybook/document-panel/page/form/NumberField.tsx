import { controlOf, textOf, type Field, type FieldProps } from './field.ts';

function NumberField(props: FieldProps) {
  const { node, value, isOptional, onChange } = props;
  const { minimum, maximum } = node as { minimum?: number; maximum?: number };
  const set = (text: string): void => {
    if (text !== '') onChange(Number(text));
    else if (isOptional) onChange(undefined);
  };
  return (
    <input
      {...controlOf(props)}
      type="number"
      min={minimum}
      max={maximum}
      step={node['type'] === 'integer' ? 1 : 'any'}
      value={textOf(value)}
      onChange={({ target }) => set(target.value)}
    />
  );
}

export const numberField: Field = {
  fits: ({ type }) => type === 'integer' || type === 'number',
  view: NumberField,
};
