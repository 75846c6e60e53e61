import { useState } from 'react';

export type Keyset = {
  /** Of the query; undefined on the first page. */
  after: string | undefined;
  page: number;
  on: (next: string) => void;
  back: () => void;
};

/** Pages that each begin after the last row of the one before. Another question begins with its first page. */
export function useKeyset(question: string): Keyset {
  const [kept, setKept] = useState<{ question: string; passed: readonly string[] }>({ question, passed: [] });
  const passed = kept.question === question ? kept.passed : [];
  return {
    after: passed.at(-1),
    page: passed.length + 1,
    on: (next) => setKept({ question, passed: [...passed, next] }),
    back: () => setKept({ question, passed: passed.slice(0, -1) }),
  };
}
