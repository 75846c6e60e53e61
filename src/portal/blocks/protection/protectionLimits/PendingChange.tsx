import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatMoment } from '#engine/time/moment.ts';
import type { Limit } from '#portal/protection/limits.ts';
import { useChanging } from '#portal/protection/use-changing.ts';

/** A less strict limit that was asked for: when it may be confirmed, and the two answers. */
export function PendingChange({
  limit: { kind, period },
  pending,
  name,
  money,
}: {
  limit: Limit;
  pending: NonNullable<Limit['pending']>;
  name: string;
  money: (minor: string) => string;
}) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { busy, change } = useChanging();
  const to = pending.amount === null ? say('protect.none') : money(pending.amount);
  const answer = (confirm: boolean) =>
    void change(
      confirm ? 'confirm' : 'cancel',
      'protectionPending',
      { body: { kind, period, confirm } },
      confirm ? 'protect.confirmed' : 'protect.cancelled',
    );
  return (
    <div className="lv-limit-pending" role="group" aria-label={`${say('protect.pending')}: ${name}`}>
      <p>
        {say(pending.ready ? 'protect.pendingReady' : 'protect.pendingFrom', {
          amount: to,
          from: formatDateTime(pending.from, timeZone).slice(0, 16),
          until: formatMoment(pending.until, timeZone),
        })}
      </p>
      <div className="lv-limit-answers">
        {pending.ready && (
          <Button size="small" variant="primary" busy={busy === 'confirm'} onClick={() => answer(true)}>
            {say('protect.confirm')}
          </Button>
        )}
        <Button size="small" busy={busy === 'cancel'} onClick={() => answer(false)}>
          {say('protect.keep')}
        </Button>
      </div>
    </div>
  );
}
