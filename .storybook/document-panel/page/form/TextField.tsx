import { useState } from 'react';
import { controlOf, textOf, type Field, type FieldProps } from './field.ts';
import { useFormScope } from './form-scope.ts';

/** Texts longer than this, and those of several lines, get a box. */
const LONG = 60;

/** A text. Where it names a thing, existing names are offered; of a text key the words are shown. */
function TextField(props: FieldProps) {
  const { id, node, value, isOptional, onChange } = props;
  const { namesOf, wordsOf } = useFormScope();
  const [isIn, setIn] = useState(false);
  const text = textOf(value);
  const mark = node['x-ref'];
  const named = typeof mark === 'string';
  const shared = {
    ...controlOf(props),
    value: text,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(target.value === '' && isOptional ? undefined : target.value),
  };
  if (!named && (text.length > LONG || text.includes('\n')))
    return <textarea {...shared} rows={Math.min(8, Math.max(2, Math.ceil(text.length / LONG)))} />;
  const words = mark === 'text' ? wordsOf(text) : undefined;
  return (
    <>
      <input
        {...shared}
        type="text"
        list={named ? `${id}-names` : undefined}
        onFocus={() => setIn(true)}
        onBlur={() => setIn(false)}
      />
      {/* Thousands of names for each line, if they stood there always. */}
      {named && isIn && (
        <datalist id={`${id}-names`}>
          {namesOf(mark).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      )}
      {words !== undefined && <span className="form-words">“{words}”</span>}
    </>
  );
}

export const textField: Field = { fits: ({ type }) => type === 'string', view: TextField };
