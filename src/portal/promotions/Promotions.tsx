import { Suspense, type ReactNode } from 'react';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import type { CallValue } from '../gateway/call-types.ts';
import { SourceView } from '../parts/SourceView.tsx';
import type { SourceValues } from '../sources/source-values.ts';
import { useSource } from '../sources/use-source.ts';

export type Announced = SourceValues['promotions'][number];
type States = CallValue<'promotionStates'>;

/** A promotion as a page shows it; what the member has of it stands in `standing`. */
export type Promotion = Announced & {
  standing?: States['promotions'][number];
  /** Its state in short. */
  badge?: ReactNode;
};

/** Currency and digits of amounts. */
export type PromotionMoney = Pick<States, 'currency' | 'digits'>;

export type PromotionsView = {
  /** Stands while they are awaited. */
  skeleton: ReactNode;
  /** Whether a member sees them as they are announced until their states are known. */
  announcedFirst?: boolean;
  /** Draws the promotions; `money` is absent for visitors. */
  children: (promotions: readonly Promotion[], money?: PromotionMoney) => ReactNode;
};

/** Its code comes with the first member: visitors need none of it. */
const MemberPromotions = lazyView(() =>
  import('./MemberPromotions.tsx').then((module) => module.MemberPromotions),
);

/** The promotions of the brand: as they are announced for visitors and guests, with the state of each for members. */
export function Promotions({ skeleton, announcedFirst, children }: PromotionsView) {
  const loggedIn = useFact<boolean>('session.loggedIn');
  const isGuest = useFact<boolean>('member.isGuest');
  const announced = useSource('promotions');
  return (
    <SourceView loaded={announced} skeleton={skeleton}>
      {(value) => {
        if (!loggedIn || isGuest) return children(value);
        const meanwhile = announcedFirst ? children(value) : skeleton;
        return (
          <Suspense fallback={meanwhile}>
            <MemberPromotions announced={value} meanwhile={meanwhile}>
              {children}
            </MemberPromotions>
          </Suspense>
        );
      }}
    </SourceView>
  );
}
