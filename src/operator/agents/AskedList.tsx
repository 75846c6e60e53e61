import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Loading } from '../parts/Loading.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { QueueList } from '../payments/QueueList.tsx';

type Listed = { more: boolean; decides: boolean };

/** An answer about members a page at a time, with what stands in its place until it is here. */
export const AskedList = <Answer extends Listed>({
  asked: { data, error, isPending, refetch },
  page,
  empty,
  countOf,
  onPage,
  children,
}: {
  asked: {
    data: Answer | undefined;
    error: Error | null;
    isPending: boolean;
    refetch: () => Promise<unknown>;
  };
  page: number;
  /** Said where there is none. */
  empty: string;
  countOf: (answer: Answer) => number;
  onPage: (page: number) => void;
  children: (answer: Answer) => ReactNode;
}) => (
  <>
    {isPending && <Loading />}
    {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
    {data && (
      <>
        {!data.decides && <Notice title={say('console.agents.looksOnly')} />}
        <QueueList
          page={page}
          more={data.more}
          count={countOf(data)}
          empty={{ title: empty }}
          onPage={onPage}
        >
          {children(data)}
        </QueueList>
      </>
    )}
  </>
);
