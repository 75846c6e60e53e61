import type { Json } from '#engine/json/json.ts';
import { Picker } from '../parts/Picker.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { ReferenceOption } from '../references/useReferences.ts';
import type { ActionArgument } from './action-schemas.ts';
import { say } from '../language/say.ts';

// Never a valid argument: those begin with a letter or a slash.
const UNSET = '*unset*';

/** Input of an action's argument: a listed value, a reference, or a text. */
export const ArgumentInput = ({
  argument,
  label,
  value,
  choices,
  disabled,
  onChange,
}: {
  argument: ActionArgument;
  label: string;
  value: Json | undefined;
  /** What a reference may name. */
  choices: readonly ReferenceOption[] | undefined;
  disabled: boolean;
  onChange: (value: string | undefined) => void;
}) => {
  const said = typeof value === 'string' ? value : '';
  const unset = { id: UNSET, name: say('console.actions.unset'), hint: say('console.actions.unsetHint') };
  const choose = (id: string): void => onChange(id === UNSET ? undefined : id);
  if (argument.options) {
    const options = argument.options.map((id) => ({ id, name: id, hint: '' }));
    return (
      <Picker
        label={label}
        value={said || UNSET}
        disabled={disabled}
        options={argument.required ? options : [unset, ...options]}
        onChange={choose}
      />
    );
  }
  if (argument.reference === 'page') {
    return (
      <PageInput label={label} value={said} choices={choices ?? []} disabled={disabled} onChange={onChange} />
    );
  }
  if (choices) {
    return (
      <NamePicker
        label={label}
        value={said || UNSET}
        options={[...(argument.required ? [] : [unset]), ...optionsOf(choices, said)]}
        disabled={disabled}
        onChange={choose}
      />
    );
  }
  return (
    <TextInput
      label={argument.title}
      {...(argument.description && { hint: argument.description })}
      value={said}
      isDisabled={disabled}
      maxLength={argument.maxLength ?? 200}
      onChange={onChange}
    />
  );
};

/** A value that nothing is called any more stays among the choices. */
const optionsOf = (choices: readonly ReferenceOption[], said: string) =>
  [
    ...(said === '' || choices.some(({ id }) => id === said) ? [] : [{ id: said, name: said }]),
    ...choices,
  ].map(({ id, name }) => ({ id, name, hint: name === id ? '' : id }));

const NamePicker = ({
  options,
  ...props
}: {
  label: string;
  value: string;
  options: readonly { id: string; name: string; hint: string }[];
  disabled: boolean;
  onChange: (id: string) => void;
}) => (
  <SearchPicker
    {...props}
    search={say('console.actions.searchNames')}
    nothing={say('console.actions.noName')}
    sections={[{ id: '*all*', name: '', options }]}
  />
);

/** Picker of a page by its address. */
const PageInput = ({
  label,
  value,
  choices,
  disabled,
  onChange,
}: {
  label: string;
  value: string;
  choices: readonly ReferenceOption[];
  disabled: boolean;
  onChange: (value: string) => void;
}) => {
  const [path = ''] = value.split(/[?#]/);
  const rest = value.slice(path.length);
  return (
    <>
      <NamePicker
        label={label}
        value={path}
        options={optionsOf(choices, path)}
        disabled={disabled}
        onChange={(next) => onChange(next + rest)}
      />
      <TextInput
        label={say('console.actions.ownPath')}
        hint={say('console.actions.ownPathHint')}
        value={rest}
        isDisabled={disabled}
        maxLength={120}
        onChange={(next) => {
          const written = next === '' || /^[?#]/.test(next) ? next : `?${next}`;
          if (/^[A-Za-z0-9_./?=&#%-]*$/.test(written)) onChange(path + written);
        }}
      />
    </>
  );
};
