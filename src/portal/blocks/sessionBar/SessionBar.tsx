import type { SessionBarProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { MemberBar } from './MemberBar.tsx';
import { VisitorBar } from './VisitorBar.tsx';
import './session-bar.css';

/** For a visitor the ways in; for a player the balance, shortcuts and the member menu. */
export function SessionBar({ props }: BlockViewProps<SessionBarProps>) {
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  if (loggedIn) return <MemberBar menu={props.menu} balanceMenu={props.balanceMenu} />;
  return <VisitorBar form={props.login === 'inline' ? props.form : undefined} />;
}
