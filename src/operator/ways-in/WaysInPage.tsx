import { useParams } from 'react-router-dom';
import type { ProvidersDocument } from '#contract/generated/documents.ts';
import { nameOf } from '../documents/reader.ts';
import type { ContentEntry } from '../entries/content-entry.ts';
import { ContentList } from '../entries/ContentList.tsx';
import { EntryField } from '../entries/EntryField.tsx';
import { entryPath, type EntryPlace } from '../entries/entry-place.ts';
import { useEntryEdits, type EntryEdits } from '../entries/useEntryEdits.ts';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { WordsEditor } from '../words/WordsEditor.tsx';

type Provider = ProvidersDocument['items'][string];

const place: EntryPlace = { key: 'providers/main', items: ['items'], order: ['order'] };

type ProviderFact = 'clientId' | 'issuer' | 'botId' | 'projectId' | 'apiKey' | 'authDomain';

/** What a provider calls the brand, by its kind; nothing of it is secret. */
const facts: Readonly<Record<Provider['kind'], readonly ProviderFact[]>> = {
  oidc: ['clientId', 'issuer'],
  facebook: ['clientId'],
  telegram: ['botId'],
  firebase: ['projectId', 'apiKey', 'authDomain'],
};

const ProviderDetail = ({
  content: { entry, name },
  edits,
}: {
  content: ContentEntry;
  edits: EntryEdits;
}) => {
  const provider = entry.value as Provider;
  return (
    <>
      <div className="op-content-pair">
        {facts[provider.kind].map((property) => {
          const label = say(`console.waysIn.facts.${property}`);
          return (
            <EntryField key={property} label={label} steps={entryPath(place, entry.id, property)} isLabelled>
              <TextInput
                label={label}
                value={provider[property] ?? ''}
                maxLength={512}
                isDisabled={!edits.mayEdit}
                onChange={(text) =>
                  edits.set(entry.id, name, [property], text.trim() === '' ? undefined : text.trim())
                }
              />
            </EntryField>
          );
        })}
      </div>
      <p className="op-quiet">{say('console.waysIn.secret')}</p>
      <WordsEditor
        label={say('console.waysIn.label')}
        of={name}
        place={{ key: place.key, path: entryPath(place, entry.id, 'label'), name: `waysIn.${entry.id}` }}
        locked={!edits.mayWrite}
      />
    </>
  );
};

/** Providers through which players may sign in: which are offered, in which order, and what they call the brand. */
export const WaysInPage = () => {
  const { provider: opened } = useParams();
  const documents = usePackDocuments();
  const edits = useEntryEdits(place);
  const open = useOpenEntry('ways-in');
  return (
    <section className="op-section" aria-labelledby="ways-in-title">
      <header className="op-section-head">
        <h1 id="ways-in-title">{say('console.waysIn.title')}</h1>
        <p className="op-lead">{say('console.waysIn.lead')}</p>
      </header>
      {edits.entries.length === 0 ? (
        <EmptyState icon="info" title={say('console.waysIn.none')} />
      ) : (
        <ContentList
          label={say('console.waysIn.title')}
          entries={edits.entries.map((entry) => {
            const { enabled, label } = entry.value as Provider;
            return {
              entry,
              name: nameOf(documents, label) ?? entry.id,
              shown: entry.index >= 0 && enabled,
              meta: <code>{entry.id}</code>,
            };
          })}
          edits={edits}
          opened={opened}
          onOpen={open}
          onShow={({ entry, name }, shown) => edits.set(entry.id, name, ['enabled'], shown)}
        >
          {(content) => <ProviderDetail content={content} edits={edits} />}
        </ContentList>
      )}
    </section>
  );
};
