import { Fragment } from 'react';
import type { Change } from '../changes/change.ts';

/** Changes as a list: place, what, before and after. */
export const ChangeList = ({ changes, empty }: { changes: readonly Change[]; empty: string }) =>
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
              <del>{change.from}</del> → <ins>{change.to}</ins>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
