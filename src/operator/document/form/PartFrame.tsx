import { useId, useState, type ReactNode } from 'react';
import type { Json } from '#engine/json.ts';
import type { Path } from '../../documents/layer.ts';
import { propertyName } from '../../documents/property-name.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { texts } from '../texts.ts';
import { useFormScope } from './form-scope.tsx';
import { OriginMark } from './OriginMark.tsx';
import { emptyValue, type Part } from './schema-level.ts';

/** A part that can be folded; one that is not there can be added, and one that need not be there taken out. */
export const PartFrame = ({
  part,
  steps,
  value,
  onChange,
  children,
}: {
  part: Part;
  steps: Path;
  value: Json | undefined;
  onChange: (value: Json | undefined) => void;
  children: (value: Json) => ReactNode;
}) => {
  const { readOnly, problemsAt, problemsBelow } = useFormScope();
  const id = useId();
  const [open, setOpen] = useState(steps.length < 2);
  const name = propertyName(part.name);
  const problems = problemsBelow(steps);
  if (value === undefined) {
    return readOnly ? null : (
      <div className="op-part-absent">
        <Button
          icon="plus"
          look="quiet"
          onPress={() => {
            setOpen(true);
            onChange(emptyValue(part.schema) as Json);
          }}
        >
          {texts.form.add(name)}
        </Button>
        {part.description && <p className="op-hint">{part.description}</p>}
      </div>
    );
  }
  return (
    <section className="op-part" aria-labelledby={id}>
      <div className="op-part-head">
        <button type="button" className="op-fold" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon name="chevron" />
          <span id={id}>{name}</span>
        </button>
        <OriginMark steps={steps} name={name} />
        {problems > 0 && <span className="op-count op-count-danger">{texts.problems(problems)}</span>}
        {!part.required && !readOnly && (
          <Button look="quiet" icon="bin" onPress={() => onChange(undefined)}>
            {texts.form.takeOut(name)}
          </Button>
        )}
      </div>
      {open && (
        <div className="op-part-body">
          {part.description && <p className="op-hint">{part.description}</p>}
          <InlineProblems problems={problemsAt(steps)} />
          {children(value)}
        </div>
      )}
    </section>
  );
};
