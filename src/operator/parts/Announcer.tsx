import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';

const Announce = createContext<(words: string) => void>(() => {});

/** Says words to screen readers without moving the focus. */
export const useAnnounce = (): ((words: string) => void) => useContext(Announce);

/** Holds the one polite live region of the console. The same words twice are read twice. */
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
