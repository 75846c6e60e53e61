import { useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { say } from '../language/say.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import type { GridColumns } from './useColumns.ts';

/** Choice of the grid's languages: any number beside the source, or two to compare. */
export const ColumnBar = ({
  languages,
  source,
  columns: { columns, set },
}: {
  /** All languages of the brand, the source first. */
  languages: readonly string[];
  source: string;
  columns: GridColumns;
}) => {
  const [choosing, setChoosing] = useState(false);
  const { shown, compared } = columns;
  const first = shown[0] ?? languages[1] ?? source;
  const second = shown[1] ?? languages.find((one) => one !== first && one !== source) ?? source;
  const pickers = compared && [
    { label: say('console.languageTexts.columns.first'), value: compared[0], other: compared[1], at: 0 },
    { label: say('console.languageTexts.columns.second'), value: compared[1], other: compared[0], at: 1 },
  ];
  return (
    <div className="op-texts-bar" role="group" aria-label={say('console.languageTexts.columns.title')}>
      <Segments
        label={say('console.languageTexts.columns.title')}
        value={compared ? 'compare' : 'chosen'}
        options={[
          { id: 'chosen', name: say('console.languageTexts.columns.chosen') },
          { id: 'compare', name: say('console.languageTexts.columns.compare') },
        ]}
        disabled={languages.length < 2}
        onChange={(id) => set({ shown, compared: id === 'compare' ? [first, second] : null })}
      />
      {!compared && (
        <Button look="quiet" icon="texts" onPress={() => setChoosing(true)}>
          {say('console.languageTexts.columns.choose', { shown: shown.length + 1, all: languages.length })}
        </Button>
      )}
      {pickers?.map(({ label, value, other, at }) => (
        <SearchPicker
          key={at}
          label={label}
          search={say('console.languageTexts.searchLanguages')}
          nothing={say('console.languageTexts.noLanguage')}
          value={value}
          sections={[
            {
              id: '*languages*',
              name: '',
              options: languages
                .filter((language) => language !== other)
                .map((language) => ({ id: language, name: languageName(language), hint: language })),
            },
          ]}
          onChange={(language) => set({ shown, compared: at === 0 ? [language, other] : [other, language] })}
        />
      ))}
      {choosing && (
        <ColumnsDialog
          languages={languages}
          source={source}
          shown={shown}
          onChange={(chosen) => set({ shown: chosen, compared })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};
