import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Answered, type Asked } from '../parts/Answered.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';

/** What was asked for, which stays with what is being written in it while the server is away. */
export function KeptAnswer<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  const { data, error, refetch } = asked;
  if (data === undefined) return <Answered asked={asked}>{children}</Answered>;
  return (
    <>
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {children(data)}
    </>
  );
}
