import { Fragment, type ReactNode } from 'react';
import { say } from '../language/say.ts';
import type { Change } from './change.ts';

/** Changes as a list: place, kind, before and after. */
export const ChangeList = ({
  changes,
  empty,
  action,
}: {
  changes: readonly Change[];
  empty: string;
  /** What can be done with a change. */
  action?: (change: Change) => ReactNode;
}) =>
  changes.length === 0 ? (
    <p className="op-quiet">{empty}</p>
  ) : (
    <ul className="op-changes">
      {changes.map((change) => (
        <li key={[change.key, ...change.path, change.what, ...change.place].join('/')}>
          <span className="op-change-place">
            {change.place.map((step, depth) => (
              <Fragment key={change.place.slice(0, depth + 1).join('/')}>
                {depth > 0 && ' › '}
                {step}
              </Fragment>
            ))}
            :
          </span>{' '}
          <span>{change.what}</span>{' '}
          {change.from !== undefined && change.to !== undefined && (
            <span className="op-change-values">
              <del>
                {change.colors && <Swatch color={change.from} />}
                {change.from}
              </del>{' '}
              →{' '}
              <ins>
                {change.colors && <Swatch color={change.to} />}
                {change.to}
              </ins>
            </span>
          )}
          {change.raw && <RawValues {...change.raw} />}
          {action?.(change)}
        </li>
      ))}
    </ul>
  );

/** Values as JSON, closed until somebody asks for them. */
const RawValues = ({ before, after }: NonNullable<Change['raw']>) => (
  <details className="op-change-raw">
    <summary>{say('console.changes.asJson')}</summary>
    {before !== undefined && (
      <del>
        <code>{JSON.stringify(before, null, 2)}</code>
      </del>
    )}
    {after !== undefined && (
      <ins>
        <code>{JSON.stringify(after, null, 2)}</code>
      </ins>
    )}
  </details>
);

/** Sample of a colour, set as a CSS property, which the security policy allows. */
const Swatch = ({ color }: { color: string }) => (
  <span
    className="op-swatch"
    aria-hidden="true"
    ref={(dot) => {
      if (dot) dot.style.backgroundColor = color;
    }}
  />
);
