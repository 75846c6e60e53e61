import { useText } from '../text/use-text.ts';
import { Button } from '../primitives/Button.tsx';
import './reload-notice.css';

/** Replaces content whose code failed to load, with a retry. */
export function ReloadNotice({ onRetry }: { onRetry: () => void }) {
  const say = useText();
  return (
    <div className="lv-reload-notice" role="status">
      <p>{say('error.NETWORK')}</p>
      <Button icon="refresh" size="small" onClick={onRetry}>
        {say('common.retry')}
      </Button>
    </div>
  );
}
