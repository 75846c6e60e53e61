import { useEffect, useRef, type ReactNode } from 'react';
import { useTable } from './table.ts';

/** A sheet over the game; the platform's own dialog keeps focus and closes by Escape. */
export function Panel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  const { say } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </header>
      {children}
    </dialog>
  );
}
