import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import './place.css';

/** One item of the security page: name, state, and action. */
export function LoginPlace({
  icon,
  title,
  badge,
  tone,
  children,
  end,
}: {
  icon: IconName;
  title: string;
  badge?: string | undefined;
  tone?: 'good' | 'open' | undefined;
  children?: ReactNode;
  end?: ReactNode;
}) {
  return (
    <li className="lv-place">
      <span className="lv-place-icon">
        <Icon name={icon} size={22} />
      </span>
      <div className="lv-place-words">
        <p className="lv-place-title">
          <span>{title}</span>
          {badge !== undefined && (
            <span className="lv-place-badge" data-tone={tone}>
              {badge}
            </span>
          )}
        </p>
        {children}
      </div>
      {end !== undefined && <div className="lv-place-end">{end}</div>}
    </li>
  );
}
