import { say } from '../language/say.ts';

/** Placeholder of a loading list. */
export const Loading = ({ rows = 5 }: { rows?: number }) => (
  <div className="op-loading" role="status" aria-label={say('console.common.loading')}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="op-loading-row" />
    ))}
  </div>
);
