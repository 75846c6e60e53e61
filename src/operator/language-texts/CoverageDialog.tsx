import { useMemo, useState } from 'react';
import { percentText, wholeText } from '../language/format.ts';
import { say } from '../language/say.ts';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { DataTable } from '../parts/DataTable.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { Switch } from '../parts/Switch.tsx';
import { usePackDocuments, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';
import { areaProgress, progressOf, type Progress } from './rows.ts';
import { textRows } from './text-rows.ts';
import { useNeededLanguages } from './useNeededLanguages.ts';

/** What is translated of every language, and of every area of one language, and which languages have to be complete. */
export const CoverageDialog = ({
  languages,
  source,
  onShow,
  onClose,
}: {
  languages: readonly string[];
  source: string;
  /** Shows the texts of a language in the grid, of one area or of all. */
  onShow: (language: string, area: string) => void;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { drafts, problems } = useWorkspaceState();
  const [by, setBy] = useState<'language' | 'area'>('language');
  const [language, setLanguage] = useState(languages.find((one) => one !== source) ?? source);
  const needed = useNeededLanguages();
  const rows = useMemo(
    () => textRows(documents, { drafts, problems }, languages),
    [documents, drafts, problems, languages],
  );
  const lines = useMemo(
    () =>
      by === 'language'
        ? languages.map((id) => ({ id, name: languageName(id), progress: progressOf(rows, id) }))
        : areaProgress(rows, language).map(({ area, progress }) => ({ id: area, name: area, progress })),
    [by, rows, languages, language],
  );
  return (
    <Dialog title={say('console.languageTexts.coverage.title')} size="large" onClose={onClose}>
      <div className="op-texts-bar">
        <Segments
          label={say('console.languageTexts.coverage.by')}
          value={by}
          options={[
            { id: 'language', name: say('console.languageTexts.coverage.byLanguage') },
            { id: 'area', name: say('console.languageTexts.coverage.byArea') },
          ]}
          onChange={setBy}
        />
        {by === 'area' && (
          <Picker
            label={say('console.languageTexts.language')}
            value={language}
            options={languages.map((id) => ({ id, name: languageName(id), hint: id }))}
            onChange={setLanguage}
          />
        )}
      </div>
      <DataTable
        label={say('console.languageTexts.coverage.title')}
        columns={[
          say(by === 'language' ? 'console.languageTexts.language' : 'console.languageTexts.coverage.area'),
          say('console.languageTexts.coverage.done'),
          say('console.languageTexts.missing'),
          say('console.languageTexts.untranslated'),
          say('console.languageTexts.stale'),
          say('console.languageTexts.filters.unconfirmed'),
          ...(needed && by === 'language' ? [say('console.languageTexts.coverage.needed')] : []),
        ]}
      >
        {lines.map(({ id, name, progress }) => (
          <tr key={id}>
            <th scope="row">
              <Button
                look="quiet"
                onPress={() => (by === 'language' ? onShow(id, '') : onShow(language, id))}
              >
                {name}
              </Button>
            </th>
            <td>
              {doneText(progress)}{' '}
              <span className="op-quiet">
                {say('console.languageTexts.coverage.doneOf', {
                  done: wholeText(progress.done),
                  total: wholeText(progress.total),
                })}
              </span>
            </td>
            <td>{wholeText(progress.missing)}</td>
            <td>{wholeText(progress.untranslated)}</td>
            <td>{wholeText(progress.stale)}</td>
            <td>{wholeText(progress.unconfirmed)}</td>
            {needed && by === 'language' && (
              <td>
                {id !== source && (
                  <Switch
                    label={say('console.languageTexts.coverage.neededOf', { language: name })}
                    isSelected={needed.has(id)}
                    isDisabled={needed.locked}
                    onChange={(isNeeded) => needed.set(id, isNeeded)}
                  />
                )}
              </td>
            )}
          </tr>
        ))}
      </DataTable>
    </Dialog>
  );
};

/** Rounded down, so that 100 % is all. */
const doneText = ({ done, total }: Progress): string =>
  percentText(total === 0 ? 1 : Math.floor((done / total) * 100) / 100);
