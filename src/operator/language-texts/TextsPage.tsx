import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePack } from '#contract/console-pack.ts';
import { refusalOf } from '../api/refusal.ts';
import { languagesOf } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { usePackDocuments, usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { CopiedTexts } from './CopiedTexts.tsx';
import { ColumnBar } from './ColumnBar.tsx';
import { FilterBar, type TextFilter } from './FilterBar.tsx';
import { momentOfChoice } from './keys-at.ts';
import { LanguageProgress } from './LanguageProgress.tsx';
import { filteredRows, keyPrefixes } from './rows.ts';
import { TextActions } from './TextActions.tsx';
import { GridPart } from './GridPart.tsx';
import { createTextRows } from './text-rows.ts';
import { say } from '../language/say.ts';
import { useColumns } from './useColumns.ts';
import { useKeysAt } from './useKeysAt.ts';
import { useTranslations } from './useTranslations.ts';
import { useTextEdits } from './useTextEdits.ts';
import './language-texts.css';

/** Beyond these, only the dialog of coverage shows progress. */
const MOST_PROGRESS = 8;

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
    since: '',
    assigned: search.get('of') ?? '',
  });
  // An edited row that no longer matches the filter stays until the filter changes.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const source = sourceLanguage(documents);
  const offered = languagesOf(documents).join(' ');
  const all = useMemo(
    () => [source, ...offered.split(' ').filter((language) => language !== source)],
    [offered, source],
  );
  const columns = useColumns(all, source, search.get('language'));
  const { languages } = columns;
  const [textRows] = useState(createTextRows);
  const rows = useMemo(
    () => textRows(documents, { drafts: state.drafts, problems: state.problems }, languages),
    [textRows, documents, state.drafts, state.problems, languages],
  );
  const translations = useTranslations();
  const { assignees } = translations;
  const before = useKeysAt(momentOfChoice(asked.since), source);
  const comparing = columns.columns.compared !== null;
  const shown = useMemo(() => {
    const filter = asked.filter === 'uneven' && !comparing ? 'all' : asked.filter;
    const found = new Set(
      filteredRows(rows, { ...asked, filter, known: before.keys, assignees }).map(({ key }) => key),
    );
    return rows.filter(({ key }) => found.has(key) || kept.has(key));
  }, [rows, asked, comparing, before.keys, assignees, kept]);
  const prefixes = useMemo(() => keyPrefixes(rows), [rows]);
  const ask = (next: TextFilter): void => {
    setAsked(next);
    setKept(new Set());
  };

  return (
    <section className="op-section op-texts" data-wide="true" aria-labelledby="texts-title">
      <header className="op-section-head">
        <h1 id="texts-title">{say('console.languageTexts.title')}</h1>
        <p className="op-lead">
          {say(pack === consolePack ? 'console.languageTexts.consoleLead' : 'console.languageTexts.lead')}
        </p>
        <TextActions
          rows={rows}
          shown={shown}
          translations={translations}
          languages={all}
          source={source}
          edits={edits}
          locked={!rights.edit}
          onShow={(language, area) => {
            if (language !== undefined && !languages.includes(language)) columns.show(language);
            if (area !== undefined) ask({ filter: 'all', prefix: area, search: '', since: '', assigned: '' });
          }}
        />
      </header>
      <CopiedTexts source={source} edits={edits} locked={!rights.edit} />
      {languages.length <= MOST_PROGRESS && <LanguageProgress rows={rows} languages={languages} />}
      <ColumnBar languages={all} source={source} columns={columns} />
      <FilterBar
        asked={asked}
        prefixes={prefixes}
        found={shown.length}
        total={rows.length}
        comparing={comparing}
        translators={translations.translators}
        onChange={ask}
      />
      {before.error && <RefusalNotice refusal={refusalOf(before.error)} />}
      {before.isFetching ? (
        <Loading />
      ) : shown.length === 0 ? (
        <EmptyState icon="search" title={say('console.languageTexts.nothing')}>
          <p>{say('console.languageTexts.nothingHint')}</p>
        </EmptyState>
      ) : (
        <GridPart
          rows={shown}
          all={rows}
          assignees={assignees}
          languages={languages}
          source={source}
          asked={asked}
          edits={edits}
          locked={!rights.edit}
          onKept={(key) => setKept((before) => new Set([...before, key]))}
        />
      )}
    </section>
  );
};
