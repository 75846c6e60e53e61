import { Link } from 'react-router-dom';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { PatternUse } from './pattern-uses.ts';
import { say } from '../language/say.ts';

const lengthWords = ({ rule: { minLength, maxLength } }: PatternUse): string => {
  if (minLength !== undefined && maxLength !== undefined)
    return minLength === maxLength
      ? say('console.patterns.length.exactly', { count: minLength })
      : say('console.patterns.length.both', { min: minLength, max: maxLength });
  if (minLength !== undefined) return say('console.patterns.length.min', { count: minLength });
  return maxLength === undefined
    ? say('console.patterns.length.none')
    : say('console.patterns.length.max', { count: maxLength });
};

/** Fields that use the pattern, with its effect on each. */
export const UsesPart = ({ uses }: { uses: readonly PatternUse[] }) => {
  const { pack, abstract } = usePack();
  return (
    <section className="op-pattern-part" aria-labelledby="uses-title">
      <h3 id="uses-title">{say('console.patterns.used')}</h3>
      {uses.length === 0 && <p className="op-quiet">{say('console.patterns.notUsed')}</p>}
      {uses.length > 0 && (
        <table className="op-uses">
          <thead>
            <tr>
              <th scope="col">{say('console.patterns.usedAs.form')}</th>
              <th scope="col">{say('console.patterns.usedAs.field')}</th>
              <th scope="col">{say('console.patterns.usedAs.accepts')}</th>
              <th scope="col">{say('console.patterns.usedAs.message')}</th>
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
                  {!use.asked && <span className="op-quiet"> ({say('console.patterns.notAsked')})</span>}
                </td>
                <td>{lengthWords(use)}</td>
                <td>{use.message && `“${use.message}”`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {abstract && <p className="op-quiet">{say('console.patterns.usedBelow')}</p>}
    </section>
  );
};
