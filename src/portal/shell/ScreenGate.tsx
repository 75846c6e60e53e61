import type { ReactNode } from 'react';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { useCondition, useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon } from '#ui/primitives/Icon.tsx';
import { Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '../actions/use-action.ts';
import { errorEntry } from '../errors/error-entry.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { useSource } from '../sources/use-source.ts';
import { openRole } from '../screens/open-role.ts';
import './screen-gate.css';

/** Shows a screen whose condition holds; else says why it does not, once it is known who looks, and offers the way in. */
export function ScreenGate({ screen, children }: { screen: ScreenDocument; children: ReactNode }) {
  return useCondition(screen.when) ? children : <Closed />;
}

function Closed() {
  const say = useText();
  const portal = usePortal();
  if (useFact<boolean>('session.loggedIn')) return <ClosedToMember />;
  return (
    <div className="lv-gate" role="status">
      <Icon name="lock" size={40} />
      <p>{say('gate.login')}</p>
      <Button variant="primary" onClick={() => openRole(portal, 'login')}>
        {say('session.login')}
      </Button>
    </div>
  );
}

function ClosedToMember() {
  const say = useText();
  const guest = useFact<boolean>('member.isGuest');
  const { state } = useSource('member');
  // Conditions on the member do not hold before the member is there.
  if (state === 'loading') return <Skeleton height="16rem" />;
  if (guest) return <ClosedToGuest />;
  return (
    <div className="lv-gate" role="status">
      <Icon name="lock" size={40} />
      <p>{say('gate.notForYou')}</p>
    </div>
  );
}

/** The same words and the same way out as the warning of an action. */
function ClosedToGuest() {
  const say = useText();
  const run = useAction();
  const { text, confirm, action } = errorEntry(usePortal(), 'NEEDS_REAL_ACCOUNT');
  return (
    <div className="lv-gate" role="status">
      <Icon name="lock" size={40} />
      <p>{say(text)}</p>
      {action && (
        <Button variant="primary" onClick={() => void run(action)}>
          {say(confirm ?? 'common.ok')}
        </Button>
      )}
    </div>
  );
}
