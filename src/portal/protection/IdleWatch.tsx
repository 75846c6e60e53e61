import { useEffect, useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import './protection.css';

const usualMinutes = 60;
const usualWarning = 60;
/** Longest interval between reports of activity to the platform, in milliseconds. */
const tellMs = 240_000;

/** Ends an idle session after a warning with a countdown. The page's own requests are no activity. */
export function IdleWatch() {
  const say = useText();
  const { activity, alerts, calls, clock, gateway, login } = usePortal();
  const minutes = useDocuments(({ constants }) => constants.constants.sessionIdleMinutes) ?? usualMinutes;
  const warning = useDocuments(({ constants }) => constants.constants.idleWarningSeconds) ?? usualWarning;
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    let ended = false;
    let told = activity.last();
    const look = () => {
      const seconds = Math.ceil((activity.last() + minutes * 60_000 - clock().getTime()) / 1000);
      // Reading a page sends no requests, so activity is reported separately.
      if (activity.last() - told >= tellMs) {
        told = activity.last();
        calls.invalidate((id) => id === 'sessionCheck');
      }
      if (seconds > warning) return setLeft(undefined);
      setLeft(Math.max(seconds, 0));
      if (seconds > 0 || ended) return;
      ended = true;
      void login
        .end()
        .then(() => alerts.show({ text: 'idle.ended', severity: 'info', confirm: 'common.ok' }));
    };
    const timer = setInterval(look, 1000);
    // Timers of background pages run late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [activity, alerts, calls, clock, login, minutes, warning]);

  if (left === undefined) return null;
  const stay = () => {
    activity.note();
    setLeft(undefined);
    // Reports the activity to the platform; its answer tells if the session has ended already.
    void gateway.call('sessionCheck', {}).catch(() => {});
  };
  return (
    <Dialog open size="small" title={say('idle.title')} closeLabel={say('idle.stay')} onClose={stay}>
      <div className="lv-reality">
        <p>{say('idle.text')}</p>
        <p className="lv-idle-left" role="timer" aria-live="off">
          {say('idle.left', { count: left })}
        </p>
        <span className="lv-visually-hidden" role="status">
          {left > 0 && left % 15 === 0 ? say('idle.left', { count: left }) : ''}
        </span>
        <div className="lv-reality-answers">
          <Button variant="primary" block onClick={stay}>
            {say('idle.stay')}
          </Button>
          <Button variant="ghost" block icon="logout" onClick={() => void login.end()}>
            {say('reality.leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
