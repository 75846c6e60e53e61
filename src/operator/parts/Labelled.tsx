import type { ReactNode } from 'react';

/** A choice that names itself to assistive technology, with its label in view and a hint below. */
export const Labelled = ({
  label,
  hint,
  children,
}: {
  label: string;
  hint?: string;
  children: ReactNode;
}) => (
  <div className="op-field">
    <span className="op-label" aria-hidden="true">
      {label}
    </span>
    {children}
    {hint && <span className="op-hint">{hint}</span>}
  </div>
);
