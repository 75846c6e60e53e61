import type { SearchEntry } from './search-entries.ts';
import { say } from '../language/say.ts';

/** A search result in two lines. */
export const EntryWords = ({ entry: { kind, title, detail } }: { entry: SearchEntry }) => (
  <span className="op-found">
    <span className="op-found-kind">{say(`console.search.kinds.${kind}`)}</span>
    <span className="op-found-title">{title}</span>
    <span className="op-found-detail">{detail}</span>
  </span>
);
