import { useState } from 'react';
import type { LogoutConfirmProps } from '#contract/generated/blocks.ts';
import { Button, Icon } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useAction } from '#portal/actions/use-action.ts';
import './logout-confirm.css';

/** Question before logging out, with the two answers. */
export function LogoutConfirm({ props }: BlockViewProps<LogoutConfirmProps>) {
  const say = useText();
  const run = useAction();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await run({ do: 'logout' });
    setBusy(false);
  };
  return (
    <div className="lv-logout">
      <Icon name={props.icon ?? 'logout'} size={40} />
      <p>{say(props.question ?? 'logout.question')}</p>
      <div className="lv-logout-answers">
        <Button onClick={() => void run({ do: 'closeModal' })}>{say('logout.stay')}</Button>
        <Button variant="primary" busy={busy} onClick={() => void leave()}>
          {say('logout.leave')}
        </Button>
      </div>
    </div>
  );
}
