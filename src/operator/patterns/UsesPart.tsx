import { Link } from 'react-router-dom';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { PatternUse } from './pattern-uses.ts';
import { patternTexts as texts } from './texts.ts';

const lengthWords = ({ rule: { minLength, maxLength } }: PatternUse): string => {
  if (minLength !== undefined && maxLength !== undefined) return texts.length.both(minLength, maxLength);
  if (minLength !== undefined) return texts.length.min(minLength);
  return maxLength === undefined ? texts.length.none : texts.length.max(maxLength);
};

/** The fields that accept what the pattern accepts, and what that means for each. */
export const UsesPart = ({ uses }: { uses: readonly PatternUse[] }) => {
  const { pack, abstract } = usePack();
  return (
    <section className="op-pattern-part" aria-labelledby="uses-title">
      <h3 id="uses-title">{texts.used}</h3>
      {uses.length === 0 && <p className="op-quiet">{texts.notUsed}</p>}
      {uses.length > 0 && (
        <table className="op-uses">
          <thead>
            <tr>
              <th scope="col">{texts.usedAs.form}</th>
              <th scope="col">{texts.usedAs.field}</th>
              <th scope="col">{texts.usedAs.accepts}</th>
              <th scope="col">{texts.usedAs.message}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map((use) => (
              <tr key={`${use.form} ${use.field}`}>
                <td>
                  {use.formName} <code className="op-id">{use.form}</code>
                </td>
                <td>
                  <Link
                    className="op-link"
                    to={`/${pack}/forms/${use.form}?field=${encodeURIComponent(use.field)}`}
                  >
                    {use.fieldName}
                  </Link>
                  {!use.asked && <span className="op-quiet"> ({texts.notAsked})</span>}
                </td>
                <td>{lengthWords(use)}</td>
                <td>{use.message && `“${use.message}”`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {abstract && <p className="op-quiet">{texts.usedBelow}</p>}
    </section>
  );
};
