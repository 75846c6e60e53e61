import { useId, useState, type ReactNode } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import type { LocatedSchema } from '#engine/validate/walk.ts';
import type { Path } from '../../documents/layer.ts';
import { Pager, usePages } from '../../parts/Pager.tsx';
import { useReorder } from '../../reorder/useReorder.ts';
import { nameOf } from '../../documents/reader.ts';
import { usePackDocuments } from '../../workspace/WorkspaceContext.tsx';
import { say } from '../../language/say.ts';
import { AddEntry } from './AddEntry.tsx';
import {
  entrySummary,
  idsInOrder,
  movedEntry,
  withEntry,
  type CollectionChange,
  type CollectionValue,
} from './collection.ts';
import { CollectionRow } from './CollectionRow.tsx';
import { useDocumentFormScope } from './form-scope.tsx';
import { emptyValue } from './schema-level.ts';

const PAGE = 40;
/** Number of entries from which a search is shown. */
const MANY = 12;

/** Editor of entries by id: search, add, rename, move, hide, remove. Long collections are paged. */
export const Collection = ({
  schema,
  value,
  steps,
  problemsOf,
  errorsOf,
  onChange,
  children,
}: {
  /** Schema of an entry; undefined when entries may be any JSON. */
  schema: LocatedSchema | undefined;
  value: CollectionValue;
  /** Path from the document to the entries. */
  steps: Path;
  /** Number of problems of an entry. */
  problemsOf: (id: string) => number;
  /** Errors of an entry as a whole. */
  errorsOf: (id: string) => readonly string[] | undefined;
  onChange: CollectionChange;
  /** Editor of an entry. */
  children: (id: string) => ReactNode;
}) => {
  const { readOnly } = useDocumentFormScope();
  const documents = usePackDocuments();
  const searchId = useId();
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<string>();
  const { items, order } = value;
  const ids = idsInOrder(value);
  const summaryOf = (id: string): string => {
    const summary = entrySummary(own(items, id));
    if (!summary) return '';
    // The most distinctive property is usually a text key.
    return summary.property === undefined ? summary.text : (nameOf(documents, summary.text) ?? summary.text);
  };
  const found =
    words === ''
      ? ids
      : ids.filter((id) => `${id} ${summaryOf(id)}`.toLowerCase().includes(words.toLowerCase()));
  const pages = usePages(found, PAGE);
  const { list, row } = useReorder(order?.length ?? 0, (from, to) =>
    onChange(movedEntry(value, from, to), [...steps.slice(0, -1), 'order']),
  );

  return (
    <div className="op-collection">
      {ids.length > MANY && (
        <div className="op-collection-search">
          <label htmlFor={searchId} className="op-unseen">
            {say('console.document.form.searchEntries')}
          </label>
          <input
            id={searchId}
            type="search"
            className="op-input"
            placeholder={say('console.document.form.searchEntries')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <span className="op-quiet" role="status">
            {say('console.document.form.entries', { count: found.length })}
          </span>
        </div>
      )}
      {ids.length === 0 && <p className="op-quiet">{say('console.document.form.noEntries')}</p>}
      <ul ref={list} className="op-collection-rows">
        {pages.shown.map((id) => {
          const place = order?.indexOf(id) ?? -1;
          return (
            <CollectionRow
              key={id}
              id={id}
              summary={summaryOf(id)}
              problems={problemsOf(id)}
              errors={errorsOf(id)}
              value={value}
              steps={steps}
              // Dragging works on row numbers, so it requires all rows to be shown.
              order={
                place < 0
                  ? undefined
                  : { ...row(place, id), draggable: found.length === ids.length && pages.count === 1 }
              }
              isOpen={opened === id}
              onOpen={(open) => setOpened(open ? id : undefined)}
              onChange={onChange}
            >
              {children(id)}
            </CollectionRow>
          );
        })}
      </ul>
      <Pager pages={pages} label={say('console.document.form.pages')} />
      {!readOnly && (
        <AddEntry
          value={value}
          onAdd={(id) => {
            setWords('');
            setOpened(id);
            const first = schema ? (emptyValue(schema) as Json) : '';
            onChange(withEntry(value, id, first), [...steps, id]);
          }}
        />
      )}
    </div>
  );
};
