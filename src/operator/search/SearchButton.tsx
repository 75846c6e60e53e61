import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { say } from '../language/say.ts';

const load = () => import('./SearchPalette.tsx').then(({ SearchPalette: palette }) => ({ default: palette }));
const SearchPalette = lazy(load);

/** Opens the search, as Ctrl+K (⌘K on a Mac) does from anywhere. */
export const SearchButton = () => {
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<ReactNode>();
  const button = useRef<HTMLSpanElement>(null);
  // The dialog of a command is opened from a box that is gone by its end.
  const close = (): void => {
    setDialog(undefined);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.current?.querySelector('button')?.focus();
    });
  };
  useEffect(() => {
    // Preloaded: keys typed while it loads would be lost. After a failure, opening retries.
    load().catch(() => undefined);
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <span ref={button}>
        <IconButton
          icon="search"
          label={`${say('console.search.open')} (Ctrl+K)`}
          onPress={() => setOpen(true)}
        />
      </span>
      {open && (
        <Suspense>
          <SearchPalette onClose={() => setOpen(false)} show={(ask) => setDialog(ask(close))} />
        </Suspense>
      )}
      {dialog}
    </>
  );
};
