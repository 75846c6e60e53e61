import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#portal/format/format-date.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Pager } from '#portal/parts/Pager.tsx';
import { RecordRow, RecordRows } from '#portal/record/RecordRows.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { useMoney } from '#portal/record/use-money.ts';

type Answer = CallValue<'bettingRecord'>;
type Bet = Answer['bets'][number];

/** Profit of a settled bet in minor units; undefined for an open or refunded one. */
const profitOf = ({ status, stake, payout }: Bet): bigint | undefined =>
  status === 'SETTLED' ? BigInt(payout) - BigInt(stake) : undefined;

/** One page of bets. */
export function BetsPage({
  value,
  timeZone,
  onPage,
}: {
  value: Answer;
  timeZone: string;
  onPage: (page: number) => void;
}) {
  const say = useText();
  const { money, signed } = useMoney(value);
  if (value.total === 0) {
    return <Notice icon="slots" title={say('record.bets.none')} text={say('record.none.hint')} live />;
  }
  const { stake, payout, validBet } = value.sums;
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          { name: say('record.sum.stake'), value: money(stake) },
          { name: say('record.sum.validBet'), value: money(validBet) },
          { name: say('record.sum.payout'), value: money(payout) },
          { name: say('record.sum.count'), value: String(value.total) },
        ]}
      />
      <RecordRows label={say('record.bets')}>
        {value.bets.map((bet) => {
          const profit = profitOf(bet);
          return (
            <RecordRow
              key={bet.id}
              icon={bet.source === 'lottery' ? 'lottery' : 'slots'}
              title={bet.game}
              badge={
                <span
                  className="lv-record-badge"
                  data-tone={
                    bet.status === 'OPEN' ? 'open' : profit !== undefined && profit > 0n ? 'good' : undefined
                  }
                >
                  {say(`record.status.${bet.status}`)}
                </span>
              }
              lines={[bet.vendor, formatDateTime(bet.placedAt, timeZone)]}
              amount={profit === undefined ? money(bet.stake) : signed(String(profit))}
              tone={profit !== undefined && profit > 0n ? 'good' : undefined}
              under={
                profit === undefined
                  ? say('record.stake')
                  : say('record.stakeAndPayout', { stake: money(bet.stake), payout: money(bet.payout) })
              }
              details={[
                { name: 'round', value: bet.round },
                ...(bet.settledAt === null
                  ? []
                  : [{ name: 'settledAt', value: formatDateTime(bet.settledAt, timeZone) }]),
                ...bet.details.filter(({ name }) => name !== 'round'),
              ]}
            />
          );
        })}
      </RecordRows>
      <Pager
        page={value.page}
        count={Math.ceil(value.total / value.size)}
        onPage={onPage}
        label={say('record.pages')}
      />
    </>
  );
}
