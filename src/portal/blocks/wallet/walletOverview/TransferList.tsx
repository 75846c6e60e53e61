import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { RecordRow, RecordRows } from '#portal/record/RecordRows.tsx';
import { useMoney } from '#portal/format/use-money.ts';

type State = CallValue<'walletTransferState'>;

const tones = { SUCCESS: 'good', FAILED: undefined, PENDING: 'open', UNKNOWN: 'open' } as const;

/** The newest transfers to and from vendors, with what became of each. */
export function TransferList({ state, nameOf }: { state: State; nameOf: (vassalage: string) => string }) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const { say: money } = useMoney(state);
  return (
    <section aria-label={say('wallet.transfers')}>
      <h4 className="lv-wallet-title">{say('wallet.transfers')}</h4>
      <div aria-live="polite">
        <RecordRows label={say('wallet.transfers')}>
          {state.transfers.map(({ id, vassalage, direction, amount, status, at }) => (
            <RecordRow
              key={id}
              icon={direction === 'in' ? 'deposit' : 'withdraw'}
              title={say(`wallet.title.${direction}`, { name: nameOf(vassalage) })}
              badge={
                <span className="lv-record-badge" data-tone={tones[status]}>
                  {say(`wallet.status.${status}`)}
                </span>
              }
              lines={[formatDateTime(at, timeZone)]}
              amount={money(amount)}
              under=""
              details={[]}
            />
          ))}
        </RecordRows>
      </div>
    </section>
  );
}
