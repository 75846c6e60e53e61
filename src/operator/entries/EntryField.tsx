import type { ReactNode } from 'react';
import { useDocumentFormScope } from '../document/form/form-scope.tsx';
import { OriginMark } from '../document/form/OriginMark.tsx';
import type { Path } from '../documents/layer.ts';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import './entries.css';

/** A value of an entry under its name, with where it is set and what is wrong with it. */
export const EntryField = ({
  label,
  hint,
  steps,
  isLabelled = false,
  children,
}: {
  label: string;
  hint?: string | undefined;
  /** Place in the document. */
  steps: Path;
  /** The control shows the label itself. */
  isLabelled?: boolean;
  children: ReactNode;
}) => {
  const { problemsAt } = useDocumentFormScope();
  return (
    <div className="op-field">
      <span className="op-content-label">
        {!isLabelled && (
          <span className="op-label" aria-hidden="true">
            {label}
          </span>
        )}
        <OriginMark steps={steps} name={label} />
      </span>
      {children}
      {hint !== undefined && <span className="op-hint">{hint}</span>}
      <InlineProblems problems={problemsAt(steps)} />
    </div>
  );
};
