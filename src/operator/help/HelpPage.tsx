import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { languageName, nameOf } from '../documents/reader.ts';
import { ContentList } from '../entries/ContentList.tsx';
import type { EntryPlace } from '../entries/entry-place.ts';
import { useEntryEdits } from '../entries/useEntryEdits.ts';
import { wholeText } from '../language/format.ts';
import { useOpenEntry } from '../entries/useOpenEntry.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { Article } from './article.ts';
import { ArticleDetail } from './ArticleDetail.tsx';
import { NewArticleDialog } from './NewArticleDialog.tsx';
import { useHelpVotes } from './useHelpVotes.ts';

const place: EntryPlace = { key: 'help/main', items: ['articles'], order: ['order'] };

/** Articles of the help centre in their order, each with its words and what its readers say of it in each language. */
export const HelpPage = () => {
  const { article: opened } = useParams();
  const documents = usePackDocuments();
  const edits = useEntryEdits(place);
  const { data, error, refetch } = useHelpVotes();
  const [adding, setAdding] = useState(false);
  const open = useOpenEntry('help');
  const votesOf = (id: string) => (data?.votes ?? []).filter(({ article }) => article === id);
  return (
    <section className="op-section" aria-labelledby="help-title">
      <header className="op-section-head">
        <h1 id="help-title">{say('console.help.title')}</h1>
        <p className="op-lead">{say('console.help.lead')}</p>
      </header>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {edits.document === undefined ? (
        <EmptyState icon="info" title={say('console.help.none')} />
      ) : (
        <>
          <div className="op-content-bar">
            <span className="op-bar-gap" />
            {edits.mayWrite && (
              <Button look="main" icon="plus" onPress={() => setAdding(true)}>
                {say('console.help.add')}
              </Button>
            )}
          </div>
          <ContentList
            label={say('console.help.title')}
            entries={edits.entries.map((entry) => ({
              entry,
              name: nameOf(documents, (entry.value as Article).title) ?? entry.id,
              shown: entry.index >= 0,
              meta: (
                <>
                  {votesOf(entry.id).map(({ language, yes, no }) => (
                    <span key={language}>
                      {say('console.help.said', {
                        language: languageName(language),
                        yes: wholeText(yes),
                        no: wholeText(no),
                      })}
                    </span>
                  ))}
                  {data && votesOf(entry.id).length === 0 && <span>{say('console.help.noVotes')}</span>}
                </>
              ),
            }))}
            edits={edits}
            opened={opened}
            onOpen={open}
            onShow={({ entry, name }, shown) => edits.show(entry.id, name, shown)}
          >
            {(content) => <ArticleDetail content={content} edits={edits} />}
          </ContentList>
        </>
      )}
      {adding && <NewArticleDialog edits={edits} onMade={open} onClose={() => setAdding(false)} />}
    </section>
  );
};
