import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import { languageName, languagesOf } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { FilterBar, type TextFilter } from './FilterBar.tsx';
import type { CellPosition } from './grid-keys.ts';
import { KeyDetail } from './KeyDetail.tsx';
import { filteredRows, keyPrefixes, progressOf, textRows } from './rows.ts';
import { TextActions } from './TextActions.tsx';
import { TextGrid } from './TextGrid.tsx';
import { say } from '../language/say.ts';
import { useTextEdits } from './useTextEdits.ts';
import './language-texts.css';

/** Every text of the pack in every language of the brand, as a grid to edit in. */
export const TextsPage = () => {
  const { pack } = usePack();
  const documents = usePackDocuments();
  const state = useWorkspaceState();
  const rights = useRights('texts');
  const edits = useTextEdits();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<TextFilter>({
    filter: 'all',
    prefix: '',
    search: search.get('key') ?? '',
  });
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  // An edited row that no longer matches the filter stays until the filter changes.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const source = sourceLanguage(documents);
  const languages = useMemo(() => {
    const all = languagesOf(documents);
    return [source, ...all.filter((language) => language !== source)];
  }, [documents, source]);
  const rows = useMemo(
    () => textRows(documents, { drafts: state.drafts, problems: state.problems }, languages),
    [documents, state.drafts, state.problems, languages],
  );
  const shown = useMemo(() => {
    const found = new Set(filteredRows(rows, asked).map(({ key }) => key));
    return rows.filter(({ key }) => found.has(key) || kept.has(key));
  }, [rows, asked, kept]);
  const place = { row: Math.min(active.row, Math.max(0, shown.length - 1)), column: active.column };
  const row = shown[place.row];
  const ask = (next: TextFilter): void => {
    setAsked(next);
    setKept(new Set());
    setActive({ row: 0, column: place.column });
  };

  return (
    <section className="op-section op-texts" aria-labelledby="texts-title">
      <header className="op-section-head">
        <h1 id="texts-title">{say('console.languageTexts.title')}</h1>
        <p className="op-lead">
          {say(pack === consolePack ? 'console.languageTexts.consoleLead' : 'console.languageTexts.lead')}
        </p>
        <TextActions rows={rows} languages={languages} source={source} edits={edits} locked={!rights.edit} />
      </header>
      <ul className="op-texts-progress">
        {languages.map((language) => {
          const { done, total, untranslated, stale, unconfirmed } = progressOf(rows, language);
          return (
            <li key={language}>
              <strong>{languageName(language)}</strong>
              <progress
                max={total}
                value={done}
                aria-label={say('console.languageTexts.progress', {
                  language: languageName(language),
                  done,
                  total,
                })}
              />
              <span>
                {say('console.languageTexts.percent', {
                  percent: total === 0 ? 100 : Math.floor((done / total) * 100),
                })}
                {untranslated > 0 &&
                  ` · ${say('console.languageTexts.untranslatedCount', { count: untranslated })}`}
                {stale > 0 && ` · ${say('console.languageTexts.staleCount', { count: stale })}`}
                {unconfirmed > 0 &&
                  ` · ${say('console.languageTexts.confirmedPercent', {
                    percent: Math.floor(((done - unconfirmed) / total) * 100),
                  })}`}
              </span>
            </li>
          );
        })}
      </ul>
      <FilterBar
        asked={asked}
        prefixes={keyPrefixes(rows)}
        found={shown.length}
        total={rows.length}
        onChange={ask}
      />
      {shown.length === 0 ? (
        <EmptyState icon="search" title={say('console.languageTexts.nothing')}>
          <p>{say('console.languageTexts.nothingHint')}</p>
        </EmptyState>
      ) : (
        <TextGrid
          rows={shown}
          languages={languages}
          source={source}
          active={place}
          locked={!rights.edit}
          onActive={setActive}
          onWrite={(key, language, words) => {
            setKept(new Set([...kept, key]));
            edits.write(key, language, words);
          }}
        />
      )}
      <p className="op-hint" id="texts-keys">
        {say('console.languageTexts.keys')}
      </p>
      {row && (
        <KeyDetail
          key={row.key}
          row={row}
          taken={rows.map(({ key }) => key)}
          edits={edits}
          locked={!rights.edit}
        />
      )}
    </section>
  );
};
