import { useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Picker } from '../parts/Picker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { usePackDocuments, usePack } from '../workspace/WorkspaceContext.tsx';
import { exportText, type ExchangeFormat } from './exchange-plan.ts';
import { ImportPart } from './ImportPart.tsx';
import type { TextRow } from './rows.ts';
import { say } from '../language/say.ts';
import type { TextEdits } from './useTextEdits.ts';

/** Hands a text to the browser as a file to keep. */
function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

/** Exports the texts of a language to a file, and imports a file after showing its plan. */
export const ExchangeDialog = ({
  rows,
  languages,
  source,
  edits,
  locked,
  onClose,
}: {
  rows: readonly TextRow[];
  languages: readonly string[];
  source: string;
  edits: TextEdits;
  locked: boolean;
  onClose: () => void;
}) => {
  const documents = usePackDocuments();
  const { pack } = usePack();
  const [format, setFormat] = useState<ExchangeFormat>('xliff');
  const [language, setLanguage] = useState(languages.find((one) => one !== source) ?? source);
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
        <div>
          <Button
            icon="down"
            onPress={() =>
              download(
                `${pack}.${language}.${format === 'json' ? 'json' : 'xlf'}`,
                format === 'json' ? 'application/json' : 'application/xliff+xml',
                exportText({ rows, documents, pack }, { format, language, source }),
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
