import { useId, type ReactNode } from 'react';
import { say } from '../language/say.ts';

/** Search over values, those of this pack alone, and how many are found. */
export const ValuesFilter = ({
  words,
  onWords,
  onlyHere,
  onOnlyHere,
  hasParent,
  count,
  children,
}: {
  words: string;
  onWords: (words: string) => void;
  onlyHere: boolean;
  onOnlyHere: (only: boolean) => void;
  /** The pack extends another, which sets values too. */
  hasParent: boolean;
  count: number;
  children?: ReactNode;
}) => {
  const searchId = useId();
  return (
    <div className="op-values-filter" role="search">
      <label htmlFor={searchId} className="op-unseen">
        {say('console.values.search')}
      </label>
      <input
        id={searchId}
        type="search"
        className="op-input"
        placeholder={say('console.values.search')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
      />
      {hasParent && (
        <label className="op-check-line">
          <input type="checkbox" checked={onlyHere} onChange={(event) => onOnlyHere(event.target.checked)} />
          {say('console.values.onlyHere')}
        </label>
      )}
      <span className="op-quiet" role="status">
        {say('console.values.found', { count })}
      </span>
      {children}
    </div>
  );
};
