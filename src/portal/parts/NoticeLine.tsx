import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import './notice.css';

/** One line above content that says something of it, with a way on. It is announced. */
export function NoticeLine({ icon, text, action }: { icon: IconName; text: string; action: ReactNode }) {
  return (
    <div className="lv-notice-line" role="status">
      <Icon name={icon} />
      <p>{text}</p>
      {action}
    </div>
  );
}
