import type { FieldErrorProps, FieldTemplateProps } from '@rjsf/utils';
import { useId, useState } from 'react';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import { captionOf } from '../../documents/caption.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { say } from '../../language/say.ts';
import { errorsBelow, useDocumentFormScope, useFieldPlace } from './form-scope.tsx';
import { OriginMark } from './OriginMark.tsx';
import { emptyValue } from './schema-level.ts';

/** Number of problems of a part and its descendants. */
export const PartProblems = ({ errorSchema, fieldPathId }: FieldErrorProps) => {
  const { problemsBelow } = useDocumentFormScope();
  const { steps } = useFieldPlace(fieldPathId.path);
  const count = errorsBelow(errorSchema).length + problemsBelow(steps);
  return count > 0 ? (
    <span className="op-count op-count-danger">{say('console.document.problems', { count })}</span>
  ) : null;
};

/** Foldable part of a form; a missing one can be added, an optional one removed. */
export const PartFrame = ({
  part,
  label,
  fieldPathId: { path },
  schema: { description },
  formData,
  required = false,
  readonly = false,
  rawErrors,
  errors,
  children,
  onChange,
}: FieldTemplateProps & { part: LocatedSchema }) => {
  const { steps, problems } = useFieldPlace(path, rawErrors);
  const id = useId();
  const [open, setOpen] = useState(steps.length < 2);
  const name = captionOf(label);
  if (formData === undefined) {
    return readonly ? null : (
      <div className="op-part-absent">
        <Button
          icon="plus"
          look="quiet"
          onPress={() => {
            setOpen(true);
            onChange(emptyValue(part), path);
          }}
        >
          {say('console.document.form.add', { name: name.toLowerCase() })}
        </Button>
        {description && <p className="op-hint">{description}</p>}
        <InlineProblems problems={problems} />
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
        {errors}
        {!required && !readonly && (
          <Button look="quiet" icon="bin" onPress={() => onChange(undefined, path)}>
            {say('console.document.form.takeOut', { name: name.toLowerCase() })}
          </Button>
        )}
      </div>
      {open && (
        <div className="op-part-body">
          {description && <p className="op-hint">{description}</p>}
          <InlineProblems problems={problems} />
          {children}
        </div>
      )}
    </section>
  );
};
