import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from './Loading.tsx';
import { RefusalNotice } from './Notice.tsx';

/** What a query of the server has answered so far. */
export type Asked<T> = {
  data: T | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
};

/** What was asked for, once it is there. It stays, below why, when a later look fails: somebody may be typing in it. */
export function Answered<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const { data, error, isPending, refetch } = asked;
  if (isPending) return <Loading />;
  return (
    <>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </>
  );
}
