import type { ReactNode } from 'react';
import './team-field.css';

/**
 * Label, entry, and what is wrong or good to know of it. Not a field of a form document: what an agent may give its downlines follows
 * from its own rate and from `agents/main`, not from an operator's form.
 */
export function TeamField({
  id,
  label,
  hint,
  wrong,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  wrong: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="lv-team-field">
      <label htmlFor={id}>{label}</label>
      {children}
      <p
        id={`${id}-told`}
        data-wrong={wrong !== undefined || undefined}
        role={wrong === undefined ? undefined : 'alert'}
      >
        {wrong ?? hint}
      </p>
    </div>
  );
}
