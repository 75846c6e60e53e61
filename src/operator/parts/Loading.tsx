import { say } from '../language/say.ts';

/** The shape of a list that is on its way. */
export const Loading = ({ rows = 5 }: { rows?: number }) => (
  <div className="op-loading" role="status" aria-label={say('console.common.loading')}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="op-loading-row" />
    ))}
  </div>
);
