import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/primitives/index.ts';
import './section-head.css';

/** Title of a part of a page, with an optional line below it and something at the end of the line. */
export function SectionHead({
  id,
  title,
  subtitle,
  icon,
  end,
}: {
  id?: string;
  title: string;
  subtitle?: string | undefined;
  icon?: IconName | undefined;
  end?: ReactNode;
}) {
  return (
    <div className="lv-section-head">
      {icon && (
        <span className="lv-section-icon">
          <Icon name={icon} />
        </span>
      )}
      <div className="lv-section-words">
        <h2 id={id} className="lv-section-title">
          {title}
        </h2>
        {subtitle !== undefined && <p className="lv-section-subtitle">{subtitle}</p>}
      </div>
      {end !== undefined && <div className="lv-section-end">{end}</div>}
    </div>
  );
}
