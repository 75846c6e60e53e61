import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const Announce = createContext<(words: string) => void>(() => {});

/** Announces a text to screen readers without moving the focus. */
export const useAnnounce = (): ((words: string) => void) => useContext(Announce);

/** The console's only polite live region. Announces the same text again when repeated. */
export const Announcer = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const announce = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), []);
  const region = useMemo(() => <span key={said.turn}>{said.words}</span>, [said]);
  return (
    <Announce value={announce}>
      {children}
      <div className="op-unseen" aria-live="polite">
        {region}
      </div>
    </Announce>
  );
};
