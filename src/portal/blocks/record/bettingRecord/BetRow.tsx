import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#portal/format/format-date.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { RecordRow } from '#portal/record/RecordRows.tsx';
import { toneOf } from '#portal/record/tone.ts';

type Bet = CallValue<'bettingRecord'>['bets'][number];

/** Profit of a settled bet in minor units; undefined for an open or refunded one. */
const profitOf = ({ status, stake, payout }: Bet): string | undefined =>
  status === 'SETTLED' ? String(BigInt(payout) - BigInt(stake)) : undefined;

const outcomes = { good: 'record.won', bad: 'record.lost' } as const;

/** One bet: the game, won or lost and how much, and its round below. */
export function BetRow({
  bet,
  timeZone,
  money,
  signed,
}: {
  bet: Bet;
  timeZone: string;
  money: (minor: string) => string;
  signed: (minor: string) => string;
}) {
  const say = useText();
  const profit = profitOf(bet);
  const tone = profit === undefined ? undefined : toneOf(profit);
  const state = profit === undefined ? `record.status.${bet.status}` : tone ? outcomes[tone] : 'record.even';
  return (
    <RecordRow
      icon={bet.source === 'lottery' ? 'lottery' : 'slots'}
      image={bet.image}
      title={bet.game}
      badge={
        <span className="lv-record-badge" data-tone={bet.status === 'OPEN' ? 'open' : tone}>
          {say(state)}
        </span>
      }
      lines={[bet.vendor, formatDateTime(bet.placedAt, timeZone)]}
      amount={profit === undefined ? money(bet.stake) : signed(profit)}
      tone={tone}
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
}
