import { Link } from 'react-router-dom';
import type { Pack } from '../api/types.ts';
import { problemPack } from '../problems/problem-place.ts';
import { isError } from '../problems/problem-severity.ts';
import { say } from '../language/say.ts';
import { usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** What the preview shows of the draft: while the brand has errors with it, how it last was without. */
export const PreviewFoot = ({
  brand,
  packs,
  personas,
}: {
  brand: Pack | undefined;
  packs: readonly Pack[];
  /** False where it can be looked at as a visitor only. */
  personas: boolean | undefined;
}) => {
  const { pack } = usePack();
  const { edit } = useRights();
  const { problems } = useWorkspaceState();
  const layers = layersOf(brand, packs);
  // An error in another brand over this pack keeps it from being published, not from being looked at here.
  const errors = problems?.filter((problem) => isError(problem) && layers.has(problemPack(problem))) ?? [];
  return (
    <div className="op-preview-foot">
      <p role="status">
        {errors.length > 0 && (
          <>
            {say('console.preview.held', { count: errors.length })}{' '}
            <Link className="op-link" to={`/${pack}/problems`}>
              {say('console.preview.toProblems')}
            </Link>
          </>
        )}
        {/* Who may not edit is not told of errors. */}
        {errors.length === 0 &&
          (edit ? say('console.previewPane.follows') : say('console.preview.followsGood'))}
      </p>
      {personas === false && <p>{say('console.preview.onlyVisitor')}</p>}
    </div>
  );
};

/** A brand and what it extends, by name. */
function layersOf(brand: Pack | undefined, packs: readonly Pack[]): ReadonlySet<string> {
  const layers = new Set<string>();
  let next = brand?.pack;
  while (next !== undefined && !layers.has(next)) {
    layers.add(next);
    const name = next;
    next = packs.find(({ pack }) => pack === name)?.extends ?? undefined;
  }
  return layers;
}
