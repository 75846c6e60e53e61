import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** Placeholder for an empty view, with an explanation. */
export const EmptyState = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ReactNode;
}) => (
  <div className="op-empty">
    <Icon name={icon} />
    <h2>{title}</h2>
    {children}
  </div>
);
