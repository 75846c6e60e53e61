import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Release } from '#contract/generated/admin-types.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { useLiveStep } from '../publication/useLiveStep.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { releaseCalls, type ReleaseCalls } from './calls.ts';
import type { ReleasePage } from './release.ts';

export const releasesKey = (pack: string) => ['releases', pack] as const;

/** Refetch interval in milliseconds, which shows due releases and other operators' steps. */
const lookAgain = 10_000;

type Releases = {
  /** Open releases first, each group newest first. */
  releases: readonly Release[];
  page: ReleasePage;
  more: (() => void) | undefined;
};

export function useReleaseCalls(): ReleaseCalls {
  const { api } = useAdmin();
  const { pack } = usePack();
  return useMemo(() => releaseCalls(api, pack), [api, pack]);
}

/** The releases of this pack, kept up to date. */
export function useReleases() {
  const { pack } = usePack();
  const calls = useReleaseCalls();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: releasesKey(pack),
    queryFn: ({ pageParam }) => calls.list(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    refetchInterval: lookAgain,
  });
  const [first] = data?.pages ?? [];
  const found: Releases | undefined = first && {
    page: first,
    releases: data?.pages.flatMap(({ releases }) => releases) ?? [],
    more: hasNextPage ? () => void fetchNextPage() : undefined,
  };
  return { found, error, isPending, refetch: () => void refetch() };
}

/** One step on a release. */
export function useReleaseStep<Sent, Answer>(
  step: (sent: Sent) => Promise<Answer>,
  done?: (answer: Answer) => void,
) {
  const { pack } = usePack();
  return useLiveStep([releasesKey(pack)], step, done);
}
