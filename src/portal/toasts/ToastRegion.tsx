import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Icon, type IconName } from '#ui/primitives/Icon.tsx';
import { useText } from '#ui/text/use-text.ts';
import { usePortal } from '../runtime/portal-context.ts';
import type { Toast, ToastTone } from './toast-store.ts';
import './toasts.css';

const icons: Readonly<Record<ToastTone, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'warning',
};

/** Milliseconds a message stands; longer for longer words. */
const stay = (text: string) => 4_000 + text.length * 50;

/**
 * Short messages, said by screen readers when they come. They lie in the top layer, so that they show over an open
 * modal too.
 */
export function ToastRegion() {
  const { toasts } = usePortal();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.get);
  const region = useRef<HTMLDivElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown anew for each message: the top layer is ordered by who came last.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <div ref={region} className="lv-toasts" popover="manual" role="status" aria-live="polite">
      {shown.map((toast) => (
        <ToastView key={toast.id} toast={toast} onClose={toasts.close} />
      ))}
    </div>
  );
}

function ToastView({ toast, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  const say = useText();
  const { id, text, tone } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), stay(text));
    return () => clearTimeout(timer);
  }, [id, text, onClose]);
  return (
    <div className={`lv-toast lv-toast-${tone}`}>
      <Icon name={icons[tone]} />
      <p>{text}</p>
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
