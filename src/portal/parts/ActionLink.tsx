import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ActionData } from '#portal/actions/use-action.ts';
import { useAction } from '#portal/actions/use-action.ts';

/** An action of a document as what it is: a real link when it leads to a page, else a button. */
export function ActionLink({
  action,
  className,
  label,
  children,
}: {
  action: ActionData;
  className?: string | undefined;
  /** Accessible name, where the content alone would not say it. */
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
