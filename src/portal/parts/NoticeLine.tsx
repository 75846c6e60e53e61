import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import './notice.css';

/** A line above content with an action. Announced to screen readers. */
export function NoticeLine({ icon, text, action }: { icon: IconName; text: string; action: ReactNode }) {
  return (
    <div className="lv-notice-line" role="status">
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  );
}
