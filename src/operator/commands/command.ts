import type { ReactNode } from 'react';

/** What a command may do to the page it was chosen on. */
export type CommandPlace = {
  go: (address: string) => void;
  /** Shows a dialog until it closes itself. */
  show: (dialog: (close: () => void) => ReactNode) => void;
};

/** Something the console does by name, offered where everything is searched. */
export type Command = {
  /** Stays the same over time, to be known among those used last. */
  id: string;
  title: string;
  detail: string;
  /** Further words by which it is found. */
  also?: string;
  /** Offered before anything is typed. */
  main?: boolean;
  run: (place: CommandPlace) => void;
};
