import type { ReactNode } from 'react';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '../calls/use-call.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { Notice } from '../parts/Notice.tsx';
import { LoadFailed } from '../parts/SourceView.tsx';
import { usePortal } from '../runtime/portal-context.ts';
import { PromoBadge } from './PromoBadge.tsx';
import type { Announced, PromotionsView } from './Promotions.tsx';

type View = {
  announced: readonly Announced[];
  /** Stands until their states are known. */
  meanwhile: ReactNode;
  children: PromotionsView['children'];
};

/** Promotions with the state of each for the member, and what is only announced; in the order of the announcements. */
export function MemberPromotions({ announced, meanwhile, children }: View) {
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
  if (states.state === 'failed') return <LoadFailed of={states} />;
  if (states.state !== 'ready') return meanwhile;
  const { promotions, ...money } = states.value;
  const own = promotions.map((each) => ({
    ...each,
    standing: each,
    badge: <PromoBadge standing={each} />,
  }));
  const place = new Map(announced.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: Announced): number => place.get(id) ?? announced.length;
  return children(
    [...own, ...others].toSorted((one, other) => placeOf(one) - placeOf(other)),
    money,
  );
}
