import type { ReactNode } from 'react';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { useCondition, useFact } from '#ui/facts/facts.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon } from '#ui/primitives/Icon.tsx';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { openRole } from '../screens/open-role.ts';
import './screen-gate.css';

/** Shows a screen whose condition holds; else says why it does not and offers the way in. */
export function ScreenGate({ screen, children }: { screen: ScreenDocument; children: ReactNode }) {
  return useCondition(screen.when) ? children : <Closed />;
}

function Closed() {
  const say = useText();
  const portal = usePortal();
  const loggedIn = useFact<boolean>('session.loggedIn');
  const guest = useFact<boolean>('member.isGuest');
  if (loggedIn) {
    return (
      <div className="lv-gate" role="status">
        <Icon name="lock" size={40} />
        <p>{say(guest ? 'in_need_true_account' : 'gate.notForYou')}</p>
      </div>
    );
  }
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
