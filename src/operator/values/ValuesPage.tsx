import { useMemo, useState } from 'react';
import { own, type Json } from '#engine/json/json.ts';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { isSetHere } from '../documents/layer.ts';
import { withoutValue, withValue } from '../documents/reader.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import {
  usePackDocuments,
  usePack,
  useWorkspace,
  useWorkspaceState,
} from '../workspace/WorkspaceContext.tsx';
import { say } from '../language/say.ts';
import { fitsWords, valueRows } from './value-rows.ts';
import { ValueLine } from './ValueLine.tsx';
import './values.css';
import { ValuesFilter } from './ValuesFilter.tsx';

/** Values of a document of numbers, with their descriptions. */
const kind = 'constants';
const key = `${kind}/main`;

export const ValuesPage = () => {
  const workspace = useWorkspace();
  const { extends: parent } = usePack();
  const documents = usePackDocuments();
  const { drafts } = useWorkspaceState();
  const [words, setWords] = useState('');
  const [onlyHere, setOnlyHere] = useState(false);
  const document = own(documents, key);
  const layer = own(drafts, key)?.layer ?? null;
  const rows = useMemo(() => valueRows(kind, kind, document), [document]);
  const found = rows.filter(
    (row) => fitsWords(row, words) && (!onlyHere || isSetHere(layer, [kind, row.id])),
  );
  const set = (id: string, name: string, value: Json | undefined): void => {
    if (!document) return;
    const next =
      value === undefined ? withoutValue(document, [kind, id]) : withValue(document, [kind, id], value);
    workspace.edit(say('console.values.edit', { name }), { [key]: next }, `${key} ${id}`);
  };

  return (
    <section className="op-section" aria-labelledby="values-title">
      <header className="op-section-head">
        <h1 id="values-title">{say(`console.values.${kind}.title`)}</h1>
        <p className="op-lead">{say(`console.values.${kind}.lead`)}</p>
      </header>
      <ValuesFilter
        words={words}
        onWords={setWords}
        onlyHere={onlyHere}
        onOnlyHere={setOnlyHere}
        hasParent={Boolean(parent)}
        count={found.length}
      />
      {!document && <EmptyState icon="info" title={say('console.values.missing')} />}
      {document && found.length === 0 && <EmptyState icon="info" title={say('console.values.none')} />}
      <FormScopeProvider documentKey={key}>
        <ul className="op-values">
          {document &&
            found.map((row) => (
              <ValueLine
                key={row.id}
                row={row}
                steps={[kind, row.id]}
                onChange={(value) => set(row.id, row.name, value)}
              />
            ))}
        </ul>
      </FormScopeProvider>
    </section>
  );
};
