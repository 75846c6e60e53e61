import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import './notice.css';

/** A quiet message in the place of content: nothing here, or not reachable. `live` announces it. */
export function Notice({
  icon = 'info',
  title,
  text,
  action,
  live = false,
}: {
  icon?: IconName;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  live?: boolean;
}) {
  return (
    <div className="lv-notice" role={live ? 'status' : undefined}>
      <span className="lv-notice-icon">
        <Icon name={icon} size={26} />
      </span>
      <p className="lv-notice-title">{title}</p>
      {text !== undefined && <p className="lv-notice-text">{text}</p>}
      {action !== undefined && <div className="lv-notice-action">{action}</div>}
    </div>
  );
}
