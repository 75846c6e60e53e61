import { useState } from 'react';
import { splitPlural } from '#engine/texts/plural-key.ts';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { InlineProblems } from '../problems/InlineProblems.tsx';
import { useDeletion } from '../uses/useDeletion.tsx';
import { UsesPanel } from '../uses/UsesPanel.tsx';
import { assigneeOf, type Assignees } from './assignees.ts';
import { KeyTerms } from './KeyTerms.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import type { Mark, TextRow } from './rows.ts';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Marks of a translation that somebody may say is right. */
const doubts = ['stale', 'untranslated', 'unconfirmed'] as const satisfies readonly Mark[];

/** Details of the grid's current text: its problems, uses and actions. */
export const KeyDetail = ({
  row,
  all,
  assignees,
  edits,
  locked,
}: {
  row: TextRow;
  all: readonly TextRow[];
  assignees: Assignees;
  edits: TextEdits;
  locked: boolean;
}) => {
  const { key, cells } = row;
  const { remove, dialog } = useDeletion();
  const [renaming, setRenaming] = useState(false);
  const isOwn = edits.isOwn(key);
  const assigned = cells.flatMap(({ language }) => {
    const account = assigneeOf(assignees, language, key);
    return account === undefined ? [] : [{ language, account }];
  });
  return (
    <section className="op-texts-detail" aria-label={say('console.languageTexts.detail', { key })}>
      <h2>
        <code>{key}</code>
      </h2>
      <InlineProblems problems={cells.flatMap(({ problems }) => problems)} />
      {cells
        .flatMap(({ language, marks }) => {
          const doubt = doubts.find((one) => marks.has(one));
          return doubt === undefined ? [] : [{ language, doubt }];
        })
        .map(({ language, doubt }) => (
          <p key={language} className="op-texts-acts">
            <span>
              {say(`console.languageTexts.${doubt}Why`, {
                language: languageName(language),
              })}
            </span>
            {!locked && (
              <Button look="quiet" icon="check" onPress={() => edits.check(key, language)}>
                {say(
                  doubt === 'unconfirmed'
                    ? 'console.languageTexts.right'
                    : 'console.languageTexts.stillRight',
                  { language: languageName(language) },
                )}
              </Button>
            )}
          </p>
        ))}
      {assigned.length > 0 && (
        <p className="op-quiet">
          {assigned
            .map(({ language, account }) =>
              say('console.languageTexts.assign.has', { language: languageName(language), account }),
            )
            .join(' · ')}
        </p>
      )}
      <KeyTerms row={row} />
      <UsesPanel thing={{ kind: 'text', name: key }} />
      {!isOwn && <p className="op-quiet">{say('console.languageTexts.inherited')}</p>}
      {!locked && (
        <div className="op-texts-acts">
          {cells
            .filter(({ language }) => edits.canReset(key, language))
            .map(({ language }) => (
              <Button key={language} look="quiet" icon="reset" onPress={() => edits.reset(key, language)}>
                {say('console.languageTexts.reset', { language: languageName(language) })}
              </Button>
            ))}
          {isOwn && splitPlural(key).form === undefined && (
            <Button look="quiet" onPress={() => setRenaming(true)}>
              {say('console.languageTexts.rename')}
            </Button>
          )}
          {isOwn && (
            <Button
              look="danger"
              icon="bin"
              onPress={() => void remove({ kind: 'text', name: key }, () => edits.remove(key))}
            >
              {say('console.languageTexts.remove')}
            </Button>
          )}
        </div>
      )}
      {dialog}
      {renaming && (
        <RenameDialog
          name={key}
          taken={all.map((one) => one.key)}
          edits={edits}
          onClose={() => setRenaming(false)}
        />
      )}
    </section>
  );
};
