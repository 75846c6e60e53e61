import type { AccountOverviewProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useFact } from '#ui/facts/facts.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '#portal/actions/use-action.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useSource } from '#portal/sources/use-source.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { openRole } from '#portal/screens/open-role.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import './account-overview.css';

/** Account, labels, last login and balance of the member; a login prompt for visitors. */
export function AccountOverview({ props }: BlockViewProps<AccountOverviewProps>) {
  const say = useText();
  const portal = usePortal();
  const loggedIn = useFact<boolean>('session.loggedIn') ?? false;
  if (!loggedIn) {
    return (
      <div className="lv-content">
        <Notice
          icon="user"
          title={say('block.account.visitor')}
          action={
            <Button variant="primary" onClick={() => openRole(portal, 'login')}>
              {say('block.account.login')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <div className="lv-content lv-account">
      <Member picture={props.picture} />
      <BalanceCard />
    </div>
  );
}

function Member({ picture }: { picture: AccountOverviewProps['picture'] | undefined }) {
  const run = useAction();
  const member = useSource('member');
  return (
    <SourceView loaded={member} skeleton={<Skeleton height="clamp(16.75rem, 24rem - 8.5vw, 20rem)" />}>
      {(value) => <MemberCard member={value} onPicture={picture && (() => void run(picture))} />}
    </SourceView>
  );
}
