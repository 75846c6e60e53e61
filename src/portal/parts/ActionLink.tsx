import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActionData } from '#portal/actions/action-data.ts';
import { useAction } from '#portal/actions/use-action.ts';

/** A document's action as a link when it leads to a page, else as a button. */
export function ActionLink({
  action,
  className,
  label,
  children,
}: {
  action: ActionData;
  className?: string | undefined;
  /** Accessible name, if the content is insufficient. */
  label?: string | undefined;
  children: ReactNode;
}) {
  const run = useAction();
  if (action.do === 'navigate' && typeof action['to'] === 'string') {
    return (
      <Link to={action['to']} className={className} aria-label={label}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" className={className} aria-label={label} onClick={() => void run(action)}>
      {children}
    </button>
  );
}
