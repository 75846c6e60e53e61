import { useQuery } from '@tanstack/react-query';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import type { Problem } from '../api/types.ts';
import { isError } from '#engine/problems.ts';
import { isChanged, isUnsaved } from '../workspace/state.ts';
import { usePack, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

export type ImpactProblems = {
  /** Errors that prevent publishing; undefined until the server has answered. */
  errors: readonly Problem[] | undefined;
  warnings: readonly Problem[];
  /** Drafted documents with errors that stay drafts. */
  staying: readonly DocumentKey[];
  /** True when all drafts are saved and were found without errors. */
  sound: boolean;
};

const keyOf = ({ file }: Problem): DocumentKey =>
  file
    .split('/')
    .slice(1)
    .join('/')
    .replace(/\.json$/, '');

/**
 * Problems of publishing these documents, by default all drafted ones. For a part of them the server checks with the live versions
 * of the others: that choice may lack referenced things, or avoid an error.
 */
export function useImpactProblems(keys?: readonly DocumentKey[]): ImpactProblems {
  const { api } = useAdmin();
  const { pack } = usePack();
  const { drafts, problems: found, isChecked, saves } = useWorkspaceState();
  const problems = isChecked ? found : undefined;
  const left = Object.entries(drafts).filter(
    ([key, draft]) => keys && !keys.includes(key) && isChanged(draft),
  );
  const partly = left.length > 0 && keys !== undefined && keys.length > 0;
  const part = useQuery({
    queryKey: ['impact-problems', pack, saves, left.map(([key]) => key)],
    queryFn: () =>
      api.validate(pack, Object.fromEntries(left.map(([key, { published }]) => [key, published]))),
    enabled: partly,
    retry: false,
    gcTime: 0,
  });
  const concerned = partly ? part.data : problems;
  const wrong = new Set(problems?.filter(isError).map(keyOf));
  return {
    errors: concerned?.filter(isError),
    warnings: concerned?.filter((problem) => !isError(problem)) ?? [],
    staying: left.flatMap(([key]) => (wrong.has(key) ? [key] : [])),
    sound: problems !== undefined && wrong.size === 0 && !Object.values(drafts).some(isUnsaved),
  };
}
