import { useMemo, useState } from 'react';
import { own } from '#engine/json/json.ts';
import { audienceFacts } from '../conditions/audience-facts.ts';
import { useFactCatalogue } from '../conditions/use-fact-catalogue.ts';
import { FormScopeProvider } from '../document/form/form-scope.tsx';
import { documentOf } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { useDeletion } from '../uses/useDeletion.tsx';
import '../values/values.css';
import { isSetHere } from '../documents/layer.ts';
import { fitsWords } from '../values/value-rows.ts';
import { usePack, usePackDocuments, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { flagRows } from './flag-rows.ts';
import { FlagLine } from './FlagLine.tsx';
import './flags.css';
import { NewFlagDialog } from './NewFlagDialog.tsx';
import { flagsKey, useFlagEdits } from './useFlagEdits.ts';
import { ValuesFilter } from '../values/ValuesFilter.tsx';

/** The switches of a brand: for whom each is on, who answers for it, and where it is used. */
export const FlagsPage = () => {
  const documents = usePackDocuments();
  const { extends: parent } = usePack();
  const { drafts } = useWorkspaceState();
  const { edit: mayEdit } = useRights('flags');
  const edits = useFlagEdits();
  const { remove, dialog } = useDeletion();
  const [words, setWords] = useState('');
  const [onlyHere, setOnlyHere] = useState(false);
  const [open, setOpen] = useState<string>();
  const [adding, setAdding] = useState(false);
  const catalogue = useFactCatalogue(undefined, audienceFacts);
  const document = own(documents, flagsKey);
  const layer = own(drafts, flagsKey)?.layer ?? null;
  const zone = documentOf(documents, 'brand', 'main')?.timeZone ?? 'UTC';
  const rows = useMemo(() => flagRows(document), [document]);
  const found = rows.filter(
    (row) => fitsWords(row, words) && (!onlyHere || isSetHere(layer, ['flags', row.id])),
  );
  return (
    <section className="op-section" aria-labelledby="flags-title">
      <header className="op-section-head">
        <h1 id="flags-title">{say('console.values.flags.title')}</h1>
        <p className="op-lead">{say('console.values.flags.lead')}</p>
      </header>
      <ValuesFilter
        words={words}
        onWords={setWords}
        onlyHere={onlyHere}
        onOnlyHere={setOnlyHere}
        hasParent={Boolean(parent)}
        count={found.length}
      >
        {document && mayEdit && (
          <Button icon="plus" onPress={() => setAdding(true)}>
            {say('console.flags.add')}
          </Button>
        )}
      </ValuesFilter>
      {!document && <EmptyState icon="info" title={say('console.values.missing')} />}
      {document && found.length === 0 && <EmptyState icon="info" title={say('console.values.none')} />}
      <FormScopeProvider documentKey={flagsKey}>
        <ul className="op-values">
          {document &&
            found.map((row) => (
              <FlagLine
                key={row.id}
                row={row}
                catalogue={catalogue}
                zone={zone}
                isOpen={open === row.id}
                onOpen={(isOpen) => setOpen(isOpen ? row.id : undefined)}
                onChange={(flag) => edits.set(row.id, row.name, flag)}
                onDelete={() =>
                  void remove({ kind: 'flag', name: row.id }, () => edits.remove(row.id, row.name))
                }
              />
            ))}
        </ul>
      </FormScopeProvider>
      {adding && (
        <NewFlagDialog
          onAdded={(id) => {
            setWords('');
            setOpen(id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {dialog}
    </section>
  );
};
