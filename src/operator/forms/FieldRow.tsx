import { useEffect, useId, useRef, useState } from 'react';
import type { Problem } from '../api/types.ts';
import type { FormTableRow as Row } from '../documents/form-table.ts';
import { useArrival } from '../presence/useArrival.ts';
import { Icon } from '../parts/Icon.tsx';
import { Switch } from '../parts/Switch.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { DragHandle, MoveButtons } from '../reorder/OrderControls.tsx';
import type { RowOrder } from '../reorder/useReorder.ts';
import { say } from '../language/say.ts';
import { usePack, useRights } from '../workspace/WorkspaceContext.tsx';
import { BoundInput } from './BoundInput.tsx';
import { FieldDetail } from './FieldDetail.tsx';
import { OriginDot } from './OriginDot.tsx';
import { PatternSelect } from './PatternSelect.tsx';
import type { FormEdits } from './useFormEdits.ts';
import type { Structure } from './useStructure.ts';

export type FieldRowProps = {
  form: string;
  field: Row;
  edits: FormEdits;
  structure: Structure;
  order: RowOrder;
  /** True when a link leads to this field. */
  focused: boolean;
  problems: readonly Problem[];
};

/** One field: its rule in the row, other settings below it on demand. */
export const FieldRow = ({ form, field, edits, structure, order, focused, problems }: FieldRowProps) => {
  const rights = useRights('rules');
  const mayMove = useRights('form').edit;
  const { extends: parent } = usePack();
  const [toggled, setOpen] = useState<boolean>();
  const open = toggled ?? focused;
  const row = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const detailId = useId();
  const { name, label, rule } = field;
  const arrival = useArrival(edits.rulesKey ?? '', ['fields', name]);
  const locked = !rights.edit || !edits.hasRules;
  const bounded = locked || field.borrowed !== undefined;

  useEffect(() => {
    if (!focused) return;
    row.current?.scrollIntoView?.({ block: 'center' });
    opener.current?.focus({ preventScroll: true });
  }, [focused]);

  const set = (what: 'enabled' | 'required', value: boolean) =>
    edits.setRule(
      name,
      say('console.fields.editRule', { field: label, what: say(`console.changes.rule.${what}`) }),
      { [what]: value },
    );
  const origin = (what: string) => <OriginDot origin={edits.ruleOrigin(name, what)} />;

  return (
    <div
      ref={row}
      {...arrival}
      role="row"
      data-row={name}
      className="op-row"
      data-off={!rule.enabled && !field.fixed}
      data-mark={order.mark}
      data-dragging={order.dragging}
      data-focused={focused}
    >
      <div className="op-row-grid" role="presentation">
        <div role="rowheader" className="op-cell op-cell-name" data-column="field">
          {mayMove ? <DragHandle name={label} order={order} /> : <span className="op-handle-gap" />}
          <div>
            <span className="op-field-label">{label}</span>
            <span className="op-field-meta">
              <code>{name}</code>
              {edits.fieldIsSet(name) ? (
                <span className="op-chip op-chip-accent">{say('console.inheritance.set')}</span>
              ) : (
                parent && (
                  <span className="op-from">
                    {say('console.inheritance.inherited', {
                      layer: edits.ruleOrigin(name, 'enabled').layer ?? parent,
                    })}
                  </span>
                )
              )}
            </span>
          </div>
        </div>
        <div role="cell" className="op-cell" data-column="enabled" data-label={say('console.fields.enabled')}>
          <Switch
            label={say('console.fields.enabledOf', { field: label })}
            isSelected={rule.enabled || field.fixed}
            isDisabled={locked || field.fixed}
            onChange={(value) => set('enabled', value)}
          />
          {origin('enabled')}
        </div>
        <div
          role="cell"
          className="op-cell"
          data-column="required"
          data-label={say('console.fields.required')}
        >
          <Switch
            label={say('console.fields.requiredOf', { field: label })}
            isSelected={rule.required || field.fixed}
            isDisabled={locked || field.fixed}
            onChange={(value) => set('required', value)}
          />
          {origin('required')}
        </div>
        {(['minLength', 'maxLength'] as const).map((bound) => (
          <div
            key={bound}
            role="cell"
            className="op-cell"
            data-column={bound === 'minLength' ? 'min' : 'max'}
            data-label={bound === 'minLength' ? say('console.fields.min') : say('console.fields.max')}
          >
            {field.typed ? (
              <BoundInput
                label={
                  bound === 'minLength'
                    ? say('console.fields.minOf', { field: label })
                    : say('console.fields.maxOf', { field: label })
                }
                value={rule[bound]}
                disabled={bounded}
                onChange={(value) =>
                  edits.setRule(
                    name,
                    say('console.fields.editRule', {
                      field: label,
                      what: say(`console.changes.rule.${bound}`),
                    }),
                    {
                      [bound]: value,
                    },
                  )
                }
              />
            ) : (
              <NotTyped />
            )}
            {origin(bound)}
          </div>
        ))}
        <div role="cell" className="op-cell" data-column="pattern" data-label={say('console.fields.pattern')}>
          {field.typed ? <PatternSelect field={field} edits={edits} disabled={bounded} /> : <NotTyped />}
          {origin(rule.acceptedPattern ? 'acceptedPattern' : 'patternId')}
        </div>
        <div role="cell" className="op-cell op-cell-order" data-column="order">
          {mayMove && <MoveButtons name={label} order={order} />}
          <button
            ref={opener}
            type="button"
            className="op-icon-button op-opener"
            aria-expanded={open}
            aria-controls={detailId}
            aria-label={say('console.fields.detailsOf', { field: label })}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevron" />
          </button>
        </div>
      </div>
      <div role="cell" className="op-row-more" id={detailId}>
        <InlineProblems problems={problems} />
        {open && (
          <FieldDetail form={form} field={field} edits={edits} structure={structure} locked={locked} />
        )}
      </div>
    </div>
  );
};

const NotTyped = () => (
  <span className="op-quiet" title={say('console.fields.notTyped')}>
    <span aria-hidden="true">–</span>
    <span className="op-unseen">{say('console.fields.notTyped')}</span>
  </span>
);
