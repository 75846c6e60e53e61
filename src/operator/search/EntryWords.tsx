import type { SearchEntry } from './search-entries.ts';
import { texts } from './texts.ts';

/** What was found, in two lines. */
export const EntryWords = ({ entry: { kind, title, detail } }: { entry: SearchEntry }) => (
  <span className="op-entry">
    <span className="op-entry-kind">{texts.kinds[kind]}</span>
    <span className="op-entry-title">{title}</span>
    <span className="op-entry-detail">{detail}</span>
  </span>
);
