import { memo } from 'react';
import { languageName } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { useNeededLanguages } from './useNeededLanguages.ts';
import { progressOf, type TextRow } from './rows.ts';

/** Progress of each language in the grid. */
export const LanguageProgress = memo(function Progresses({
  rows,
  languages,
}: {
  rows: readonly TextRow[];
  languages: readonly string[];
}) {
  const needed = useNeededLanguages();
  return (
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
              {needed?.has(language) && ` · ${say('console.languageTexts.coverage.needed')}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
});
