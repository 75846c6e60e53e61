import { useEffect, useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon, type IconName } from '#ui/primitives/Icon.tsx';
import { useText } from '#ui/text/use-text.ts';
import type { Toast, ToastTone } from './toast-store.ts';

const icons: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** Milliseconds a toast stays: longer for a longer text, or with an action. */
const stay = ({ text, action }: Toast) => (action ? 10_000 : 4_000) + text.length * 50;

/** One message. It stays while a pointer or the focus is on it, or until it is taken away. */
export function ToastView({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const say = useText();
  const [held, setHeld] = useState(false);
  const { id, text, tone, action } = toast;
  useEffect(() => {
    if (held || toast.stays) return;
    const timer = setTimeout(() => onClose(id), stay(toast));
    return () => clearTimeout(timer);
  }, [id, toast, held, onClose]);
  return (
    <div
      className={`lv-toast lv-toast-${tone}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <p>{text}</p>
      {action && (
        <Button
          size="small"
          className="lv-toast-action"
          onClick={() => {
            onClose(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        icon="close"
        aria-label={say('common.close')}
        onClick={() => onClose(id)}
      />
    </div>
  );
}
