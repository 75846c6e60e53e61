import { useSnapshot } from 'valtio';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/Dialog.tsx';
import { Icon } from '#ui/primitives/Icon.tsx';
import { useText } from '#ui/text/use-text.ts';
import { useAction } from '../actions/use-action.ts';
import { usePortal } from '../runtime/portal-context.ts';
import './alert-dialog.css';

/** A warning with one answer. */
export function AlertDialog() {
  const say = useText();
  const { alerts } = usePortal();
  const run = useAction();
  const { shown: alert } = useSnapshot(alerts, { sync: true });
  if (!alert) return null;
  const { severity = 'warning' } = alert;
  const confirm = () => {
    alerts.close();
    if (alert.action) void run(alert.action);
  };
  return (
    <Dialog open size="small" label={say(alert.text)} closeLabel={say('common.close')} onClose={alerts.close}>
      <div className={`lv-alert lv-alert-${severity}`}>
        <Icon name={severity === 'info' ? 'info' : 'warning'} size={44} />
        <p role="alert">{say(alert.text)}</p>
        <Button variant="primary" block onClick={confirm}>
          {say(alert.confirm)}
        </Button>
      </div>
    </Dialog>
  );
}
