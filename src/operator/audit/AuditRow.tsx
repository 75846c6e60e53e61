import { useMemo, useState } from 'react';
import type { AuditEntry } from '#contract/generated/admin-types.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Time } from '../parts/Time.tsx';
import { noteWords } from '../language/note-words.ts';
import { say, sayIfKnown } from '../language/say.ts';
import { switchedWords } from './switched-words.ts';
import { targetWords } from '../documents/target-words.ts';

/** Action in words; one without a text shows its id. */
const said = ({ action, target, details }: AuditEntry, documents: PackDocuments | undefined): string =>
  switchedWords(details, documents) ||
  [
    sayIfKnown(`console.audit.actions.${action}`) ?? action.replace('.', ' '),
    targetWords(target ?? '', documents),
  ]
    .join(' ')
    .trim();

/** Note or reason that the operator added to the action. */
const noteOf = ({ details: { note, reason } }: AuditEntry): string => {
  const added = note ?? reason;
  return typeof added === 'string' ? noteWords(added) : '';
};

type AuditRowProps = {
  entry: AuditEntry;
  brands: boolean;
  /** Documents of the pack whose log it is. */
  documents: PackDocuments | undefined;
};

/** An entry of the log with foldable details. */
export const AuditRow = ({ entry, brands, documents }: AuditRowProps) => {
  const [open, setOpen] = useState(false);
  const words = useMemo(() => said(entry, documents), [entry, documents]);
  const some = Object.keys(entry.details).length > 0;
  return (
    <>
      <tr>
        <td className="op-audit-when">
          <Time at={entry.at} />
        </td>
        <th scope="row">{entry.account}</th>
        <td>
          {words}
          {documents && Object.hasOwn(documents, entry.target ?? '') && (
            <>
              {' '}
              <code className="op-id">{entry.target}</code>
            </>
          )}
          {noteOf(entry) && <span className="op-audit-note">“{noteOf(entry)}”</span>}
        </td>
        {brands && <td>{entry.pack && <code>{entry.pack}</code>}</td>}
        <td className="op-list-actions">
          {some && (
            <Button
              look="quiet"
              aria-expanded={open}
              aria-label={say('console.audit.detailsOf', { id: entry.id })}
              onPress={() => setOpen(!open)}
            >
              {say('console.audit.details')}
            </Button>
          )}
        </td>
      </tr>
      {open && (
        <tr className="op-audit-details">
          <td colSpan={brands ? 5 : 4}>
            <Details value={entry.details} />
          </td>
        </tr>
      )}
    </>
  );
};

/** Names and values; nested values as JSON. */
const Details = ({ value }: { value: Record<string, unknown> }) => (
  <dl>
    {Object.entries(value).map(([name, part]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {typeof part === 'object' && part !== null ? (
            <pre>{JSON.stringify(part, null, 2)}</pre>
          ) : (
            String(part)
          )}
        </dd>
      </div>
    ))}
  </dl>
);
