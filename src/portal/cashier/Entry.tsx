import type { ReactNode } from 'react';
import '#ui/form/form.css';

/** A labelled control of the cashier with its hint, or what is wrong with it. */
export const Entry = ({
  id,
  label,
  hint,
  wrong,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  wrong?: string | undefined;
  children: ReactNode;
}) => (
  <div className="lv-field">
    <label className="lv-field-label" htmlFor={id}>
      {label}
    </label>
    {children}
    <p id={`${id}-note`} className={wrong === undefined ? 'lv-field-help' : 'lv-field-error'} role="status">
      {wrong ?? hint}
    </p>
  </div>
);
