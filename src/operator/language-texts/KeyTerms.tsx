import { termsIn } from '#engine/texts/terms.ts';
import { documentOf, languageName, wordsOf } from '../documents/reader.ts';
import { sourceLanguage } from '../documents/text-edits.ts';
import { say } from '../language/say.ts';
import { usePackDocuments } from '../workspace/WorkspaceContext.tsx';
import type { TextRow } from './rows.ts';

/** Terms that a text names, with the words that the glossary of each language has for them, and the language's tone. */
export const KeyTerms = ({ row: { key, cells } }: { row: TextRow }) => {
  const documents = usePackDocuments();
  const source = sourceLanguage(documents);
  const named = termsIn(
    wordsOf(documents, source, key) ?? '',
    documentOf(documents, 'texts', source)?.terms ?? {},
  );
  const told = cells
    .filter(({ language }) => language !== source)
    .flatMap(({ language }) => {
      const { terms = {}, tone } = documentOf(documents, 'texts', language) ?? {};
      const known = named.flatMap((term) => (terms[term] ? [{ term, words: terms[term] }] : []));
      return known.length === 0 && tone === undefined ? [] : [{ language, known, tone }];
    });
  if (told.length === 0) return null;
  return (
    <details className="op-texts-terms">
      <summary>{say('console.languageTexts.terms')}</summary>
      <dl>
        {told.map(({ language, known, tone }) => (
          <div key={language}>
            <dt>{languageName(language)}</dt>
            {known.map(({ term, words }) => (
              <dd key={term}>
                {term} = <span lang={language}>{words.join(' / ')}</span>
              </dd>
            ))}
            {tone !== undefined && <dd className="op-quiet">{tone}</dd>}
          </div>
        ))}
      </dl>
    </details>
  );
};
