import type { ReactNode } from 'react';
import { Icon, Skeleton, type IconName } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatNumber } from '../format/format-number.ts';
import './record.css';

export type RecordDetail = { name: string; value: string };

/** The lines of a record. */
export function RecordRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="lv-record-rows" aria-label={label}>
      {children}
    </ul>
  );
}

/** One line of a record: subject and time, amount, and details below. */
export function RecordRow({
  icon,
  image,
  title,
  badge,
  lines,
  amount,
  tone,
  under,
  below,
  details,
}: {
  icon: IconName;
  /** Address of a picture, in the place of the icon. */
  image?: string | undefined;
  title: string;
  badge?: ReactNode;
  lines: readonly string[];
  amount: string;
  tone?: 'good' | 'bad' | undefined;
  under: string;
  /** Of the record's own, above the details. */
  below?: ReactNode;
  details: readonly RecordDetail[];
}) {
  const say = useText();
  const locale = useLocale();
  return (
    <li className="lv-record-row">
      {image === undefined ? (
        <span className="lv-record-icon" data-tone={tone}>
          <Icon name={icon} size={20} />
        </span>
      ) : (
        <img className="lv-record-image" src={image} alt="" loading="lazy" width={44} height={44} />
      )}
      <div className="lv-record-words">
        <p className="lv-record-title">
          <span>{title}</span>
          {badge}
        </p>
        {lines.map((line) => (
          <p key={line} className="lv-record-line">
            {line}
          </p>
        ))}
      </div>
      <div className="lv-record-money">
        <p className="lv-record-amount" data-tone={tone}>
          {amount}
        </p>
        <p className="lv-record-line">{under}</p>
      </div>
      {below}
      {details.length > 0 && (
        <details className="lv-record-details">
          <summary>{say('record.details')}</summary>
          <dl>
            {details.map(({ name, value }) => (
              <div key={name}>
                <dt>{say(`record.detail.${name}`)}</dt>
                <dd>{name === 'odds' ? formatNumber(value, locale) : value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

/** Placeholder of a page of lines below their sums. */
export function RecordSkeleton() {
  return (
    <div className="lv-record-waiting">
      <Skeleton />
      {['one', 'two', 'three', 'four', 'five'].map((line) => (
        <Skeleton key={line} />
      ))}
    </div>
  );
}
