import { useState } from 'react';
import { own } from '#engine/json/json.ts';
import { moved } from '../documents/order.ts';
import { nameOf } from '../documents/reader.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import { useReorder } from '../reorder/useReorder.ts';
import { WordsEditor } from '../words/WordsEditor.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import type { Structure } from './useStructure.ts';

const VALUE = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/;

/** Options of a list or of cards: values with their texts, in display order. */
export const OptionsEditor = ({
  structure,
  field,
  label,
  locked,
}: {
  structure: Structure;
  field: string;
  label: string;
  locked: boolean;
}) => {
  const documents = usePackDocuments();
  const { form, key, set, addOption, removeOption } = structure;
  const options = form && own(form.fields, field)?.options;
  const order = options?.order ?? [];
  const path = ['fields', field, 'options'];
  const { list, row } = useReorder(order.length, (from, to) =>
    set(
      say('console.forms.edit', { field: label, what: say('console.forms.options') }),
      [...path, 'order'],
      moved(order, from, to),
    ),
  );
  return (
    <section className="op-options" aria-label={`${say('console.forms.options')}: ${label}`}>
      <h4>{say('console.forms.options')}</h4>
      {order.length === 0 && <p className="op-quiet">{say('console.forms.noOptions')}</p>}
      <ul ref={list}>
        {order.map((value, index) => {
          const name = nameOf(documents, own(options?.items ?? {}, value)?.label) ?? value;
          const sequence = row(index, name);
          const place = (what: string) => ({
            key,
            path: [...path, 'items', value, what],
            name: `form.${form?.id ?? ''}.${field}.${value}${what === 'label' ? '' : `.${what}`}`,
          });
          return (
            <li key={value} data-row={value} data-mark={sequence.mark} className="op-row">
              <div className="op-option-head">
                {!locked && <DragHandle name={name} order={sequence} />}
                <strong>{name}</strong> <code>{value}</code>
                <span className="op-bar-gap" />
                {!locked && <MoveButtons name={name} order={sequence} />}
                {!locked && (
                  <IconButton
                    icon="bin"
                    label={say('console.forms.removeOption', { name })}
                    onPress={() => removeOption(field, value, name, order)}
                  />
                )}
              </div>
              <div className="op-option-words">
                <WordsEditor
                  label={say('console.forms.optionLabel')}
                  of={name}
                  place={place('label')}
                  locked={locked}
                />
                <WordsEditor
                  label={say('console.forms.optionHelp')}
                  of={name}
                  place={place('help')}
                  locked={locked}
                  optional
                  start={name}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {!locked && <NewOption taken={order} onAdd={(value) => addOption(field, value, order)} />}
    </section>
  );
};

const NewOption = ({ taken, onAdd }: { taken: readonly string[]; onAdd: (value: string) => void }) => {
  const [value, setValue] = useState('');
  const fault = value !== '' && (taken.includes(value) ? say('console.forms.takenOption') : VALUE.test(value) ? undefined : say('console.forms.badOption')); // oxfmt-ignore
  return (
    <form
      className="op-example-add"
      onSubmit={(event) => {
        event.preventDefault();
        if (value === '' || fault) return;
        onAdd(value);
        setValue('');
      }}
    >
      <TextInput
        label={say('console.forms.addOption')}
        hint={say('console.forms.optionValueHint')}
        value={value}
        onChange={setValue}
        autoComplete="off"
        spellCheck="false"
        error={fault || undefined}
      />
      <Button type="submit" isDisabled={value === '' || Boolean(fault)}>
        {say('console.forms.add')}
      </Button>
    </form>
  );
};
