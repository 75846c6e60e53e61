import { proxy } from 'valtio';

/** The chat with the support desk as the rest of the page knows it. */
export type DeskStore = {
  /** The panel is on show. */
  open: boolean;
  /** What is written and not sent, while the panel is closed too. */
  written: string;
  /** Answers that the player has not read. */
  unread: number;
  /** Counts what the member's stream tells of the conversation. */
  heard: number;
  /** Counts what it tells of the desk's typing. */
  typing: number;
};

export const createDesk = (): DeskStore =>
  proxy({ open: false, written: '', unread: 0, heard: 0, typing: 0 });
