import { Link } from 'react-router-dom';
import type { Pack } from '#contract/generated/admin-types.ts';
import { problemPack } from '../problems/problem-place.ts';
import { isError } from '#engine/problems.ts';
import { say } from '../language/say.ts';
import { usePack, useRights, useWorkspaceState } from '../workspace/WorkspaceContext.tsx';

/** Status of the preview: current, or the last version without errors. */
export const PreviewFoot = ({
  brand,
  packs,
  personas,
}: {
  brand: Pack | undefined;
  packs: readonly Pack[];
  /** False when the preview is possible as a visitor only. */
  personas: boolean | undefined;
}) => {
  const { pack } = usePack();
  const { edit } = useRights();
  const { problems } = useWorkspaceState();
  const layers = layersOf(brand, packs);
  // Errors in other brands over this pack prevent publishing, but not this preview.
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
        {/* Operators without edit rights get no errors from the server. */}
        {errors.length === 0 &&
          (edit ? say('console.previewPane.follows') : say('console.preview.followsGood'))}
      </p>
      {personas === false && <p>{say('console.preview.onlyVisitor')}</p>}
    </div>
  );
};

/** Names of a brand's packs: itself and those it extends. */
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
