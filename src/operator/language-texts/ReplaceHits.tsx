import { languageName, readableChange } from '../documents/reader.ts';
import { DataTable } from '../parts/DataTable.tsx';
import { Pager, usePages } from '../parts/Pager.tsx';
import { say } from '../language/say.ts';
import type { ReplaceHit } from './replace-plan.ts';

const PAGE = 50;

/** Every text that a replacement changes, before and after; each can be left out. */
export const ReplaceHits = ({
  hits,
  isChosen,
  onChoose,
}: {
  hits: readonly ReplaceHit[];
  isChosen: (hit: ReplaceHit) => boolean;
  onChoose: (hit: ReplaceHit, choose: boolean) => void;
}) => {
  const pages = usePages(hits, PAGE);
  return (
    <>
      <DataTable
        label={say('console.languageTexts.replace.hits')}
        columns={[
          say('console.languageTexts.key'),
          say('console.languageTexts.language'),
          say('console.languageTexts.before'),
          say('console.languageTexts.replace.after'),
        ]}
      >
        {pages.shown.map((hit) => {
          const read = readableChange(hit.before, hit.after);
          return (
            <tr key={hit.id} className="op-texts-hit">
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(hit)}
                    disabled={hit.breaks}
                    aria-label={say('console.languageTexts.edit', {
                      key: hit.key,
                      language: languageName(hit.language),
                    })}
                    onChange={({ target }) => onChoose(hit, target.checked)}
                  />
                  <code>{hit.key}</code>
                </label>
              </th>
              <td>{languageName(hit.language)}</td>
              <td lang={hit.language}>{read.before}</td>
              <td lang={hit.language}>
                {read.after}
                {hit.breaks && (
                  <p className="op-field-error">{say('console.languageTexts.replace.breaks')}</p>
                )}
              </td>
            </tr>
          );
        })}
      </DataTable>
      <Pager pages={pages} label={say('console.languageTexts.replace.pages')} />
    </>
  );
};
