import { Suspense } from 'react';
import type { SessionBarProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { VisitorBar } from './VisitorBar.tsx';
import './session-bar.css';

/** Comes with the first login. */
const MemberBar = lazyView(() => import('./MemberBar.tsx').then((module) => module.MemberBar));

/** For a visitor the ways in; for a player the balance, shortcuts and the member menu. */
export function SessionBar({ props }: BlockViewProps<SessionBarProps>) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  if (loggedIn)
    return (
      <Suspense fallback={<Skeleton width="clamp(9rem, 38vw, 34rem)" height="2.25rem" />}>
        <MemberBar menu={props.menu} balanceMenu={props.balanceMenu} />
      </Suspense>
    );
  return <VisitorBar form={props.login === 'inline' ? props.form : undefined} />;
}
