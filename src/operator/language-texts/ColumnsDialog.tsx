import { useState } from 'react';
import { languageName } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { say } from '../language/say.ts';

/** Choice of the languages in the grid's columns, which follow at once. The source is always there. */
export const ColumnsDialog = ({
  languages,
  source,
  shown,
  onChange,
  onClose,
}: {
  languages: readonly string[];
  source: string;
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  onClose: () => void;
}) => {
  const [search, setSearch] = useState('');
  const others = languages.filter((language) => language !== source);
  const wanted = search.trim().toLowerCase();
  const found = others.filter((language) =>
    `${languageName(language)} ${language}`.toLowerCase().includes(wanted),
  );
  return (
    <Dialog
      title={say('console.languageTexts.columns.title')}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={shown.length === 0} onPress={() => onChange([])}>
            {say('console.languageTexts.columns.sourceOnly')}
          </Button>
          <Button isDisabled={shown.length === others.length} onPress={() => onChange(others)}>
            {say('console.languageTexts.columns.all')}
          </Button>
          <Button look="main" onPress={onClose}>
            {say('console.common.done')}
          </Button>
        </>
      }
    >
      <SearchBox
        label={say('console.languageTexts.searchLanguages')}
        value={search}
        onChange={setSearch}
        first
      />
      <p className="op-quiet" role="status">
        {say('console.languageTexts.columns.count', { shown: shown.length, all: others.length })}
      </p>
      <ul className="op-texts-languages">
        {found.map((language) => (
          <li key={language}>
            <label>
              <input
                type="checkbox"
                checked={shown.includes(language)}
                onChange={({ target }) =>
                  onChange(others.filter((one) => (one === language ? target.checked : shown.includes(one))))
                }
              />
              <span>{languageName(language)}</span>
              <code className="op-quiet">{language}</code>
            </label>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="op-quiet">{say('console.languageTexts.noLanguage')}</p>}
    </Dialog>
  );
};
