import { useId } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';

/** How the level of the member changed, the newest first. */
export function LevelHistory({ status: { history } }: { status: CallValue<'vipStatus'> }) {
  const say = useText();
  const title = useId();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (history.length === 0) return null;
  // Several may be of one moment; none is ever removed.
  const steps = history.map((step, index) => ({ ...step, number: history.length - index }));
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="lv-vip-title">
        {say('vip.history')}
      </h2>
      <ul className="lv-vip-history" aria-labelledby={title}>
        {steps.map(({ level, before, why, at, number }) => (
          <li key={number}>
            <span>{say(`vip.step.${why}`, { level, before: before ?? '' })}</span>
            <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
