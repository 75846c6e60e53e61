import type { ReactNode } from 'react';
import type { Path } from '../../documents/layer.ts';
import { IconButton } from '../../parts/Button.tsx';
import { InlineProblems } from '../../problems/InlineProblems.tsx';
import { texts } from '../texts.ts';
import { useFormScope } from './form-scope.tsx';
import { OriginMark } from './OriginMark.tsx';
import { useLinePlace } from './rjsf/line-place.tsx';

/** One value of a document: its name, what it is for, where it comes from, the control and what is wrong. */
export const LineFrame = ({
  id,
  name,
  path,
  description,
  required,
  isSet,
  isList,
  onClear,
  children,
}: {
  id: string;
  name: string;
  /** From the object that the form is of. */
  path: Path;
  description: string | undefined;
  required: boolean;
  isSet: boolean;
  isList: boolean;
  onClear: () => void;
  children: ReactNode;
}) => {
  const { problemsAt, readOnly } = useFormScope();
  const steps = [...useLinePlace().steps, ...path];
  return (
    <div className="op-line" data-pointer={steps.join('/')}>
      <div className="op-line-head">
        {isList ? <span className="op-line-name">{name}</span> : <label htmlFor={id}>{name}</label>}
        {required && <span className="op-quiet">{texts.form.required}</span>}
        <OriginMark steps={steps} name={name} />
        {isSet && !required && !readOnly && (
          <IconButton icon="cross" label={texts.form.clear(name)} onPress={onClear} />
        )}
      </div>
      {children}
      <p className="op-hint" id={`${id}-about`}>
        {description}
      </p>
      <InlineProblems problems={problemsAt(steps)} />
    </div>
  );
};
