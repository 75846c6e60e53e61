import { useMemo, useState } from 'react';
import { useOperatorSession } from '../sign-in/SessionContext.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { columnLanguages, columnsKey, keptColumns, type Columns } from './columns.ts';

/**
 * Columns of the grid, remembered for this account and brand. `languages` begins with the source.
 * @param asked language that the address names; it is shown too, and not remembered
 */
export function useColumns(languages: readonly string[], source: string, asked: string | null) {
  const { account } = useOperatorSession();
  const { pack } = usePack();
  const key = columnsKey(account, pack);
  const [stored, setStored] = useState(() => localStorage.getItem(key));
  const columns = useMemo(() => keptColumns(stored, { languages, source }), [stored, languages, source]);
  const shown = useMemo(() => {
    const chosen = columnLanguages(columns, source);
    return asked === null || chosen.includes(asked) || !languages.includes(asked)
      ? chosen
      : [...chosen, asked];
  }, [columns, source, languages, asked]);
  const set = (next: Columns): void => {
    const written = JSON.stringify(next);
    localStorage.setItem(key, written);
    setStored(written);
  };
  return {
    columns,
    languages: shown,
    set,
    /** Adds a language to those chosen, and leaves a comparison. */
    show: (language: string): void => set({ shown: [...columns.shown, language], compared: null }),
  };
}

export type GridColumns = ReturnType<typeof useColumns>;
