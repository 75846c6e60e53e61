import type { ReactNode } from 'react';
import type { ApiRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';

type Tone = 'info' | 'good' | 'warning' | 'danger';

const icons: Record<Tone, IconName> = {
  info: 'info',
  good: 'check',
  warning: 'problems',
  danger: 'problems',
};

/** A message in the page. Give `live` to have it read out when it appears. */
export const Notice = ({
  tone = 'info',
  title,
  live = false,
  children,
}: {
  tone?: Tone;
  title?: ReactNode;
  live?: boolean;
  children?: ReactNode;
}) => (
  <div
    className={`op-notice op-notice-${tone}`}
    {...(live ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
  >
    <Icon name={icons[tone]} />
    <div>
      {title && <p className="op-notice-title">{title}</p>}
      {children}
    </div>
  </div>
);

/** Reason of a failure and its fix, in the server's words. */
export const RefusalNotice = ({ refusal, onRetry }: { refusal: ApiRefusal; onRetry?: () => void }) => (
  <Notice tone="danger" live title={refusal.message}>
    {refusal.fix && <p>{refusal.fix}</p>}
    {onRetry && <Button onPress={onRetry}>{say('console.common.retry')}</Button>}
  </Notice>
);
