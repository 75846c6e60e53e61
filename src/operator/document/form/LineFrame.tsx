import type { FieldTemplateProps } from '@rjsf/utils';
import { IconButton } from '../../parts/Button.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { say } from '../../language/say.ts';
import { useFieldPlace, usePlaceAttributes } from './form-scope.tsx';
import { lineName } from './form-view.ts';
import { OriginMark } from './OriginMark.tsx';
import { isRichText, RichWords } from './RichWords.tsx';

/** Frame of one value: name, description, origin, control and problems. */
export const LineFrame = ({
  id,
  label,
  fieldPathId: { path },
  schema,
  uiSchema,
  formData,
  required = false,
  readonly = false,
  rawErrors,
  children,
  onChange,
}: FieldTemplateProps) => {
  const { steps, problems } = useFieldPlace(path, rawErrors);
  const name = lineName(label, uiSchema);
  const place = usePlaceAttributes(steps);
  return (
    <div className="op-line" {...place}>
      <div className="op-line-head">
        {schema.type === 'array' ? (
          <span className="op-line-name">{name}</span>
        ) : (
          <label htmlFor={id}>{name}</label>
        )}
        {required && <span className="op-quiet">{say('console.document.form.required')}</span>}
        <OriginMark steps={steps} name={name} />
        {formData !== undefined && !required && !readonly && (
          <IconButton
            icon="cross"
            label={say('console.document.form.clear', { name })}
            onPress={() => onChange(undefined, path)}
          />
        )}
      </div>
      {children}
      <p className="op-hint" id={`${id}-about`}>
        {schema.description}
      </p>
      {isRichText(schema) && <RichWords name={name} steps={steps} locked={readonly} />}
      <InlineProblems problems={problems} />
    </div>
  );
};
