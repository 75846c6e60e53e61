import { useState } from 'react';
import { languageName, readableChange } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { FileField } from '../parts/FileField.tsx';
import { Notice } from '../parts/Notice.tsx';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import { countByAssignee, type Assignees } from './assignees.ts';
import { MOST_BYTES, planImport, type ExchangeFormat, type Plan } from './exchange-plan.ts';
import type { TextRow } from './rows.ts';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

const SHOWN = 200;

/** Reads a file, shows its changes, and imports it on confirmation. */
export const ImportPart = ({
  rows,
  languages,
  source,
  assignees,
  format,
  language,
  edits,
  onDone,
}: {
  rows: readonly TextRow[];
  languages: readonly string[];
  source: string;
  assignees: Assignees;
  format: ExchangeFormat;
  language: string;
  edits: TextEdits;
  onDone: () => void;
}) => {
  const documents = usePackDocuments();
  const [read, setRead] = useState<ReturnType<typeof planImport>>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return setRead(undefined);
    if (file.size > MOST_BYTES) return setRead({ line: 1, message: say('console.languageTexts.tooBig') });
    const text = await file.text();
    setRead(
      planImport(
        { rows, documents },
        { text, format, language },
        {
          languages,
          source,
          unknownLanguage: (language: string) => say('console.languageTexts.unknownLanguage', { language }),
        },
      ),
    );
  };
  return (
    <>
      <FileField
        label={say('console.languageTexts.file')}
        accept={format === 'json' ? '.json,application/json' : '.xlf,.xliff,application/xliff+xml'}
        onChoose={(file) => void open(file)}
      >
        <span className="op-hint">{say('console.languageTexts.fileHint')}</span>
      </FileField>
      {read && 'message' in read && (
        <Notice tone="danger" live title={say('console.languageTexts.faults')}>
          <p>
            {say('console.languageTexts.line', { line: read.line })}
            {read.message}
          </p>
        </Notice>
      )}
      {read && 'changes' in read && (
        <PlanView plan={read} assignees={assignees} edits={edits} onDone={onDone} />
      )}
    </>
  );
};

const PlanView = ({
  plan,
  assignees,
  edits,
  onDone,
}: {
  plan: Plan;
  assignees: Assignees;
  edits: TextEdits;
  onDone: () => void;
}) => {
  const { language, assignee, changes, same, unknown, mismatched, outdated } = plan;
  const keys = changes.map(({ key }) => key);
  const whose = countByAssignee(assignees, language, keys);
  const added = changes.filter(({ before }) => before === undefined).length;
  return (
    <>
      <h4>{say('console.languageTexts.plan', { language: languageName(language) })}</h4>
      <p role="status">
        {say('console.languageTexts.planCounts', { added, changed: changes.length - added, same })}
      </p>
      {assignee !== undefined && <p>{say('console.languageTexts.assign.fileOf', { name: assignee })}</p>}
      {whose.some(({ account }) => account !== '') && (
        <p>
          {whose
            .map(({ account, count }) =>
              account === ''
                ? say('console.languageTexts.assign.countOfNobody', { count })
                : say('console.languageTexts.assign.countOf', { name: account, count }),
            )
            .join(' · ')}
        </p>
      )}
      <KeyNotice
        keys={mismatched}
        title={(number: number) => say('console.languageTexts.mismatches', { count: number })}
      />
      <KeyNotice
        keys={unknown}
        title={(number: number) => say('console.languageTexts.unknownKeys', { count: number })}
      />
      <KeyNotice
        keys={outdated}
        title={(number: number) => say('console.languageTexts.outdated', { count: number })}
      />
      {changes.length === 0 ? (
        <p className="op-quiet">{say('console.languageTexts.noChanges')}</p>
      ) : (
        <>
          <div
            className="op-texts-plan"
            role="region"
            aria-label={say('console.languageTexts.plan', { language: languageName(language) })}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
            tabIndex={0}
          >
            <strong>{say('console.languageTexts.key')}</strong>
            <strong>{say('console.languageTexts.before')}</strong>
            <strong>{say('console.languageTexts.after')}</strong>
            {changes.slice(0, SHOWN).flatMap(({ key, before, after }) => {
              const read = readableChange(before ?? '', after);
              return [
                <code key={`${key} key`}>{key}</code>,
                <span key={`${key} before`} lang={language}>
                  {before === undefined ? say('console.languageTexts.missing') : read.before}
                </span>,
                <span key={`${key} after`} lang={language}>
                  {read.after}
                </span>,
              ];
            })}
          </div>
          {changes.length > SHOWN && (
            <p className="op-quiet">
              {say('console.languageTexts.morePlan', { number: changes.length - SHOWN })}
            </p>
          )}
          <div>
            <Button
              look="main"
              onPress={() => {
                edits.take(
                  language,
                  changes.map(({ key, after }) => [key, after] as const),
                );
                onDone();
              }}
            >
              {say('console.languageTexts.take', { count: changes.length })}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

const KeyNotice = ({ keys, title }: { keys: readonly string[]; title: (number: number) => string }) =>
  keys.length === 0 ? null : (
    <Notice tone="warning" title={title(keys.length)}>
      <p>
        <code>{keys.slice(0, 30).join(', ')}</code>
      </p>
    </Notice>
  );
