import { useText } from '#ui/text/use-text.ts';
import { useCall } from '../calls/use-call.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { Notice } from '../parts/Notice.tsx';
import { SourceView } from '../parts/SourceView.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import { PromoBadge } from './PromoBadge.tsx';
import type { Announced, PromotionsView } from './Promotions.tsx';

/** Promotions with the state of each for the member, and what is only announced. */
export function MemberPromotions({
  announced,
  skeleton,
  children,
}: PromotionsView & { announced: readonly Announced[] }) {
  const states = useCall('promotionStates', {});
  const say = useText();
  const portal = usePortal();
  const others = announced.filter(({ terms }) => terms === undefined);
  const { code, status } = states.state === 'failed' ? states.error : { code: '', status: 0 };
  // A platform of the brand's own may announce promotions and compute none.
  if (status === 404) return children(announced);
  // No offer to who is on a break: only what nobody computes.
  if (code === 'EXCLUDED')
    return (
      <>
        <Notice icon="shield" title={say(errorEntry(portal, code).text)} live />
        {others.length > 0 && children(others)}
      </>
    );
  return (
    <SourceView loaded={states} skeleton={skeleton(announced.length)}>
      {({ promotions, ...money }) =>
        children(
          [
            ...promotions.map((each) => ({
              ...each,
              standing: each,
              badge: <PromoBadge state={each.state} />,
            })),
            ...others,
          ],
          money,
        )
      }
    </SourceView>
  );
}
