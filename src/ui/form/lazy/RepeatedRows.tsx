import { memo, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FieldName } from '#engine/forms/index.ts';
import { Icon } from '#ui/primitives/Icon.tsx';
import { PlainButton } from '#ui/primitives/PlainButton.tsx';
import { Field } from '../Field.tsx';
import { rowName } from '../fields/field-label.ts';
import type { FormScope } from '../form-context.tsx';
import './repeated-rows.css';

type Repeat = NonNullable<FormDocument['groups'][string]['repeat']>;

type RowsProps = {
  group: string;
  repeat: Repeat;
  /** Visible fields of all rows, in order. */
  names: readonly FieldName[];
  columns: number;
  last: FieldName | undefined;
  scope: FormScope;
};

/** What has the focus once a change of the rows is drawn. */
type Focus = { row: string | undefined; on: 'field' | 'up' | 'down' | 'add' };

/** Takes what gets the focus once the rows that a change made are drawn. */
const useFocusOfRows = (id: string, group: string) => {
  const next = useRef<Focus>(undefined);
  useLayoutEffect(() => {
    const wanted = next.current;
    if (!wanted) return;
    next.current = undefined;
    const root = document.getElementById(
      wanted.row === undefined ? `${id}-${group}-rows` : `${id}-${group}-${wanted.row}`,
    );
    const choices =
      wanted.on === 'field'
        ? ['[data-field] :is(input:not([type=hidden]), select, textarea, button)']
        : [`[data-row-do=${wanted.on}]:not(:disabled)`, '[data-row-do]:not(:disabled)', '[data-row-do]'];
    const target = choices.map((choice) => root?.querySelector<HTMLElement>(choice)).find(Boolean);
    target?.focus({ preventScroll: true });
    target?.closest('.lv-row')?.scrollIntoView?.({ block: 'nearest' });
  });
  return (focus: Focus): void => {
    next.current = focus;
  };
};

/** Rows of a repeating group: each asks for the group's fields, under its name and with the buttons that move it and take it out. */
export function RepeatedRows({ group, repeat, names, columns, last, scope }: RowsProps) {
  const { model, id, say, announce } = scope;
  const { rows } = useSnapshot(model.form, { sync: true });
  const keys = rows[group] ?? [];
  const lead = useFocusOfRows(id, group);
  const count = keys.length;
  const nameAt = (index: number): string => rowName({ label: repeat.row, number: index + 1, count }, say);

  const add = (): void => {
    if (!model.addRow(group)) return;
    lead({ row: model.form.rows[group]?.at(-1), on: 'field' });
    announce(say('form.rows.added', { count: count + 1 }));
  };
  const remove = (index: number): void => {
    const name = nameAt(index);
    if (!model.removeRow(group, keys[index] ?? '')) return;
    const left = model.form.rows[group] ?? [];
    lead({ row: left[Math.min(index, left.length - 1)], on: 'field' });
    announce(say('form.rows.removed', { row: name, count: left.length }));
  };
  const move = (index: number, by: 1 | -1): void => {
    const key = keys[index] ?? '';
    if (!model.moveRow(group, key, by)) return;
    lead({ row: key, on: by === 1 ? 'down' : 'up' });
    announce(say('form.rows.moved', { row: nameAt(index + by) }));
  };

  return (
    <div className="lv-rows" id={`${id}-${group}-rows`}>
      {keys.map((key, index) => {
        const row = nameAt(index);
        return (
          <div className="lv-row" key={key} id={`${id}-${group}-${key}`}>
            <div className="lv-row-head">
              {/* Each field says the name of its row itself. */}
              <p className="lv-row-name" aria-hidden="true">
                {row}
              </p>
              <RowButton
                what="up"
                icon="chevron"
                label={say(repeat.up ?? 'form.rows.up', { row })}
                disabled={index === 0}
                onPress={() => move(index, -1)}
              />
              <RowButton
                what="down"
                icon="chevron"
                label={say(repeat.down ?? 'form.rows.down', { row })}
                disabled={index === count - 1}
                onPress={() => move(index, 1)}
              />
              <RowButton
                what="remove"
                icon="close"
                label={say(repeat.remove ?? 'form.rows.remove', { row })}
                disabled={count <= (repeat.least ?? 1)}
                onPress={() => remove(index)}
              />
            </div>
            <RowFields
              names={names.filter((name) => model.field(name).spec.row?.key === key)}
              columns={columns}
              last={last}
              scope={scope}
            />
          </div>
        );
      })}
      <PlainButton data-row-do="add" disabled={count >= repeat.most} onClick={add}>
        <Icon name="plus" />
        {say(repeat.add ?? 'form.rows.add')}
      </PlainButton>
      {count >= repeat.most && <p className="lv-form-help">{say('form.rows.full', { max: repeat.most })}</p>}
    </div>
  );
}

const sameNames = (left: readonly FieldName[], right: readonly FieldName[]): boolean =>
  left.length === right.length && left.every((name, index) => name === right[index]);

type RowFieldsProps = Pick<RowsProps, 'names' | 'columns' | 'last' | 'scope'>;

const RowFields = memo(
  function RowFields({ names, columns, last, scope }: RowFieldsProps) {
    return (
      <div className={columns > 1 ? 'lv-form-group lv-form-grid' : 'lv-form-group'} data-columns={columns}>
        {names.map((name) => (
          <Field key={name} scope={scope} name={name} last={name === last} />
        ))}
      </div>
    );
  },
  (before, now) =>
    before.columns === now.columns &&
    before.last === now.last &&
    before.scope === now.scope &&
    sameNames(before.names, now.names),
);

type RowButtonProps = {
  what: 'up' | 'down' | 'remove';
  icon: 'chevron' | 'close';
  label: string;
  disabled: boolean;
  onPress: () => void;
};

const RowButton = ({ what, icon, label, disabled, onPress }: RowButtonProps) => (
  <button
    type="button"
    className="lv-row-do"
    data-row-do={what}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
