import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnnounce } from '../parts/Announcer.tsx';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { languagesOf } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';
import { say } from '../language/say.ts';
import { usePack, usePackDocuments, useRights } from '../workspace/WorkspaceContext.tsx';
import { planReplace, type ReplaceHit } from './replace-plan.ts';
import { ReplaceHits } from './ReplaceHits.tsx';
import { ReplaceQuery, type AskedReplacement } from './ReplaceQuery.tsx';
import { useTextEdits } from './useTextEdits.ts';
import './language-texts.css';

const START: AskedReplacement = {
  find: '',
  put: '',
  wholeWord: false,
  matchCase: false,
  left: [],
  area: '',
  key: '',
};

/** Finds words in the texts of the pack and replaces them, after showing each place before and after. */
export const ReplacePage = () => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const { edit } = useRights('texts');
  const edits = useTextEdits();
  const announce = useAnnounce();
  const [asked, setAsked] = useState(START);
  const [unchosen, setUnchosen] = useState<ReadonlySet<string>>(new Set());
  const source = sourceLanguage(documents);
  const languages = useMemo(
    () => [source, ...languagesOf(documents).filter((language) => language !== source)],
    [documents, source],
  );
  const query = useDeferredValue(asked);
  const hits = useMemo(
    () =>
      planReplace(
        documents,
        { ...query, languages: languages.filter((language) => !query.left.includes(language)) },
        query,
      ),
    [documents, languages, query],
  );
  const isChosen = ({ id, breaks }: ReplaceHit): boolean => !breaks && !unchosen.has(id);
  const chosen = hits.filter(isChosen);
  const replace = (): void => {
    edits.replace(
      query.find,
      query.put,
      chosen.map(({ language, key, after }) => ({ language, key, words: after })),
    );
    announce(say('console.languageTexts.replace.done', { count: chosen.length }));
  };
  return (
    <section className="op-section op-texts" aria-labelledby="replace-title">
      <header className="op-section-head">
        <h1 id="replace-title">{say('console.languageTexts.replace.title')}</h1>
        <p className="op-lead">{say('console.languageTexts.replace.lead')}</p>
        <Link className="op-link" to={`/${pack}/texts`}>
          {say('console.languageTexts.replace.back')}
        </Link>
      </header>
      <ReplaceQuery
        asked={asked}
        languages={languages}
        onChange={(next) => {
          setAsked(next);
          setUnchosen(new Set());
        }}
      />
      {query.find !== '' && (
        <p role="status">
          {say('console.languageTexts.replace.found', {
            count: hits.length,
            chosen: chosen.length,
          })}
        </p>
      )}
      {query.find === '' ? (
        <EmptyState icon="search" title={say('console.languageTexts.replace.begin')} />
      ) : hits.length === 0 ? (
        <EmptyState icon="search" title={say('console.languageTexts.replace.nothing')} />
      ) : (
        <>
          <div className="op-texts-acts">
            {edit && (
              <Button look="main" isDisabled={chosen.length === 0} onPress={replace}>
                {say('console.languageTexts.replace.confirm', { count: chosen.length })}
              </Button>
            )}
            <Button look="quiet" isDisabled={unchosen.size === 0} onPress={() => setUnchosen(new Set())}>
              {say('console.releases.all')}
            </Button>
            <Button
              look="quiet"
              isDisabled={chosen.length === 0}
              onPress={() => setUnchosen(new Set(hits.map(({ id }) => id)))}
            >
              {say('console.releases.none')}
            </Button>
          </div>
          <ReplaceHits
            // A new search begins at its first page.
            key={JSON.stringify(query)}
            hits={hits}
            isChosen={isChosen}
            onChoose={({ id }, choose) =>
              setUnchosen((before) => {
                const next = new Set(before);
                if (choose) next.delete(id);
                else next.add(id);
                return next;
              })
            }
          />
        </>
      )}
    </section>
  );
};
