import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { texts } from './texts.ts';

const SearchPalette = lazy(() =>
  import('./SearchPalette.tsx').then(({ SearchPalette: palette }) => ({ default: palette })),
);

/** Opens the search, as Ctrl+K (⌘K on a Mac) does from anywhere. */
export const SearchButton = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
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
      <IconButton icon="search" label={`${texts.open} (Ctrl+K)`} onPress={() => setOpen(true)} />
      {open && (
        <Suspense>
          <SearchPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
