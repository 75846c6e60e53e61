import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { outcomeWords } from '#portal/record/outcome.ts';
import { RecordRow } from '#portal/record/RecordRows.tsx';
import { LotteryNumbers } from './LotteryNumbers.tsx';

type Bet = CallValue<'bettingRecord'>['bets'][number];

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
  // An open or refunded bet has no outcome.
  const outcome = bet.status === 'SETTLED' ? outcomeWords(bet, say, { say: money, signed }) : undefined;
  const tone = outcome?.tone;
  // What a bet is on, which its game alone does not say: matches of sports, the way of a lottery.
  const shown = bet.lottery ? 'betType' : 'picks';
  const on = bet.details.find(({ name }) => name === shown)?.value;
  return (
    <RecordRow
      icon={bet.source === 'lottery' ? 'lottery' : 'slots'}
      image={bet.image}
      title={bet.game}
      badge={
        <span className="lv-record-badge" data-tone={bet.status === 'OPEN' ? 'open' : tone}>
          {outcome?.state ?? say(`record.status.${bet.status}`)}
        </span>
      }
      lines={[...(on === undefined ? [] : [on]), bet.vendor, formatDateTime(bet.placedAt, timeZone)]}
      amount={outcome?.net ?? money(bet.stake)}
      tone={tone}
      under={outcome?.parts ?? say('record.stake')}
      below={bet.lottery && <LotteryNumbers bet={bet} />}
      details={[
        ...(bet.lottery ? [] : [{ name: 'round', value: bet.round }]),
        ...(bet.settledAt === null
          ? []
          : [{ name: 'settledAt', value: formatDateTime(bet.settledAt, timeZone) }]),
        ...bet.details.filter(
          ({ name }) => name !== 'round' && name !== shown && !(bet.lottery && name === 'selection'),
        ),
      ]}
    />
  );
}
