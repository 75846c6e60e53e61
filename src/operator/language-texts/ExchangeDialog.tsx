import { useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { download } from '../parts/download.ts';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import { assigneeOf, type Assignees } from './assignees.ts';
import { exportText, type ExchangeFormat } from './exchange-plan.ts';
import { ImportPart } from './ImportPart.tsx';
import type { TextRow } from './rows.ts';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Never an account: those begin with a letter or digit. */
const ANYBODY = '*anybody*';

/** Exports the texts of a language to a file, and imports a file after showing its plan. */
export const ExchangeDialog = ({
  rows,
  languages,
  source,
  assignees,
  edits,
  locked,
  onClose,
}: {
  rows: readonly TextRow[];
  languages: readonly string[];
  source: string;
  assignees: Assignees;
  edits: TextEdits;
  locked: boolean;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const [format, setFormat] = useState<ExchangeFormat>('xliff');
  const [language, setLanguage] = useState(languages.find((one) => one !== source) ?? source);
  const [chosen, setChosen] = useState(ANYBODY);
  const accounts = [...new Set(assignees.get(language)?.values())].sort();
  const account = accounts.includes(chosen) ? chosen : undefined;
  const exported = account
    ? rows.filter(({ key }) => assigneeOf(assignees, language, key) === account)
    : rows;
  return (
    <Dialog title={say('console.languageTexts.exchange')} size="large" onClose={onClose}>
      <div className="op-texts-bar">
        <Segments<ExchangeFormat>
          label={say('console.languageTexts.format')}
          value={format}
          options={[
            { id: 'xliff', name: say('console.languageTexts.xliff') },
            { id: 'json', name: say('console.languageTexts.json') },
          ]}
          onChange={setFormat}
        />
        <Picker
          label={say('console.languageTexts.language')}
          value={language}
          options={languages.map((id) => ({ id, name: languageName(id), hint: id }))}
          onChange={setLanguage}
        />
      </div>
      <section className="op-texts" aria-labelledby="texts-export">
        <h3 id="texts-export">{say('console.languageTexts.exportTitle')}</h3>
        <div className="op-texts-bar">
          {accounts.length > 0 && (
            <Picker
              label={say('console.languageTexts.assign.filter')}
              value={account ?? ANYBODY}
              options={[
                { id: ANYBODY, name: say('console.languageTexts.assign.anybody'), hint: '' },
                ...accounts.map((name) => ({
                  id: name,
                  name: say('console.languageTexts.assign.ofOne', { name }),
                  hint: '',
                })),
              ]}
              onChange={setChosen}
            />
          )}
          <Button
            icon="down"
            onPress={() =>
              download(
                `${[pack, language, account].filter(Boolean).join('.')}.${format === 'json' ? 'json' : 'xlf'}`,
                format === 'json' ? 'application/json' : 'application/xliff+xml',
                exportText(
                  { rows: exported, documents, pack },
                  { format, language, source, assignee: account },
                ),
              )
            }
          >
            {say('console.languageTexts.download')}
          </Button>
        </div>
      </section>
      {!locked && (
        <section className="op-texts" aria-labelledby="texts-import">
          <h3 id="texts-import">{say('console.languageTexts.importTitle')}</h3>
          <ImportPart
            key={`${format} ${language}`}
            rows={rows}
            languages={languages}
            source={source}
            assignees={assignees}
            format={format}
            language={language}
            edits={edits}
            onDone={onClose}
          />
        </section>
      )}
    </Dialog>
  );
};
