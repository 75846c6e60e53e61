import { texts } from '../texts.ts';

/** The shape of a list that is on its way. */
export const Loading = ({ rows = 5 }: { rows?: number }) => (
  <div className="op-loading" role="status" aria-label={texts.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="op-loading-row" />
    ))}
  </div>
);
