import { useState, type ReactNode } from 'react';
import type { Path } from './edit-text.ts';
import { useFormScope } from './form-scope.ts';

type FoldProps = { label: string; path: Path; isOpen: boolean; children: () => ReactNode };

/** A foldable part of the form; what is in it is drawn once it is open. */
export function Fold({ label, path, isOpen, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen);
  const count = useFormScope().problemsBelow(path);
  return (
    <details className="form-fold" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        {count > 0 && (
          <span className="form-count">
            {' '}
            {count} {count === 1 ? 'problem' : 'problems'}
          </span>
        )}
      </summary>
      {open && (
        <div role="group" aria-label={label} className="form-part">
          {children()}
        </div>
      )}
    </details>
  );
}
