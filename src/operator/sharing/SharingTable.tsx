import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';

type Asked<T> = {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

/** What was asked for, once it is there. */
export function Answered<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const { data, error, isPending, refetch } = asked;
  if (isPending) return <Loading />;
  if (error) return <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />;
  return data === undefined ? null : children(data);
}

/** Table with the names of its columns. */
export const SharingTable = ({
  columns,
  label,
  children,
}: {
  columns: readonly string[];
  label: string;
  children: ReactNode;
}) => (
  <div className="op-sharing-table">
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
