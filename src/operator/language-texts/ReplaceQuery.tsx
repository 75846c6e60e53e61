import { keyAreas } from './rows.ts';
import { useMemo } from 'react';
import { idsOf, languageName, textKeysOf } from '../documents/reader.ts';
import { Button } from '../parts/Button.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { SearchPicker } from '../parts/SearchPicker.tsx';
import { Segments } from '../parts/Segments.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { Replacement, ReplaceScope } from './replace-plan.ts';

/** What is replaced and where; `left` are languages left out. */
export type AskedReplacement = Replacement & Omit<ReplaceScope, 'languages'> & { left: readonly string[] };

// Never an area of keys: those begin with a letter.
const ANY = '*any*';

/** Asks for the words, how they have to match, and the texts to look through. */
export const ReplaceQuery = ({
  asked,
  languages,
  onChange,
}: {
  asked: AskedReplacement;
  languages: readonly string[];
  onChange: (asked: AskedReplacement) => void;
}) => {
  const documents = usePackDocuments();
  const areas = useMemo(
    () => keyAreas(new Set(idsOf(documents, 'texts').flatMap((language) => textKeysOf(documents, language)))),
    [documents],
  );
  const { left } = asked;
  return (
    <div className="op-texts-replace" role="search">
      <div className="op-texts-words-pair">
        <TextInput
          label={say('console.languageTexts.replace.find')}
          value={asked.find}
          maxLength={1000}
          onChange={(find) => onChange({ ...asked, find })}
        />
        <TextInput
          label={say('console.languageTexts.replace.put')}
          value={asked.put}
          maxLength={1000}
          onChange={(put) => onChange({ ...asked, put })}
        />
      </div>
      <div className="op-texts-bar">
        <Segments
          label={say('console.languageTexts.replace.match')}
          value={asked.wholeWord ? 'word' : 'part'}
          options={[
            { id: 'part', name: say('console.languageTexts.replace.anywhere') },
            { id: 'word', name: say('console.languageTexts.replace.wholeWord') },
          ]}
          onChange={(id) => onChange({ ...asked, wholeWord: id === 'word' })}
        />
        <label className="op-check-line">
          <input
            type="checkbox"
            checked={asked.matchCase}
            onChange={({ target }) => onChange({ ...asked, matchCase: target.checked })}
          />
          <span>{say('console.languageTexts.replace.matchCase')}</span>
        </label>
        <SearchPicker
          label={say('console.languageTexts.prefix')}
          search={say('console.languageTexts.searchPrefix')}
          nothing={say('console.languageTexts.noPrefix')}
          value={asked.area === '' ? ANY : asked.area}
          sections={[
            {
              id: '*areas*',
              name: '',
              options: [
                { id: ANY, name: say('console.languageTexts.anyPrefix'), hint: '' },
                ...areas.map(({ prefix, count }) => ({ id: prefix, name: prefix, hint: String(count) })),
              ],
            },
          ]}
          onChange={(id) => onChange({ ...asked, area: id === ANY ? '' : id })}
        />
        <SearchBox
          label={say('console.languageTexts.replace.key')}
          value={asked.key}
          onChange={(key) => onChange({ ...asked, key })}
        />
      </div>
      <details className="op-texts-in">
        <summary>
          {say('console.languageTexts.replace.languages', {
            chosen: languages.length - left.length,
            all: languages.length,
          })}
        </summary>
        <ul className="op-texts-languages">
          {languages.map((language) => (
            <li key={language}>
              <label>
                <input
                  type="checkbox"
                  checked={!left.includes(language)}
                  onChange={({ target }) =>
                    onChange({
                      ...asked,
                      left: languages.filter((one) =>
                        one === language ? !target.checked : left.includes(one),
                      ),
                    })
                  }
                />
                <span>{languageName(language)}</span>
                <code className="op-quiet">{language}</code>
              </label>
            </li>
          ))}
        </ul>
        <div className="op-texts-acts">
          <Button
            look="quiet"
            isDisabled={left.length === 0}
            onPress={() => onChange({ ...asked, left: [] })}
          >
            {say('console.releases.all')}
          </Button>
          <Button
            look="quiet"
            isDisabled={left.length === languages.length}
            onPress={() => onChange({ ...asked, left: languages })}
          >
            {say('console.releases.none')}
          </Button>
        </div>
      </details>
    </div>
  );
};
