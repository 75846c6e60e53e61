import type { DocumentKey } from '#engine/packs.ts';
import { Notice } from '../parts/Notice.tsx';
import { ProblemList } from '../problems/ProblemList.tsx';
import { ChangeList } from '../publish/ChangeList.tsx';
import { impactTexts as texts } from './texts.ts';
import { useImpact } from './useImpact.ts';

/**
 * What publishing does to players, and what keeps it from being published. `keys` are the documents in question, all that are
 * drafted unless given. Errors are those of everything drafted; whether a part of it can go live the server says.
 */
export const ImpactSummary = ({
  keys,
  onFollow,
}: {
  keys?: readonly DocumentKey[];
  /** Called when a link leads out of here. */
  onFollow?: () => void;
}) => {
  const { changes, errors = [], warnings } = useImpact(keys);
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="danger" title={texts.blocked(errors.length)}>
          <ProblemList problems={errors} onFollow={onFollow} />
        </Notice>
      )}
      <ChangeList changes={changes} empty={texts.nothing} />
      {errors.length === 0 && warnings.length > 0 && (
        <Notice tone="warning" title={texts.warned(warnings.length)} />
      )}
    </>
  );
};
