import { useText } from '#ui/text/use-text.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Pager } from '#portal/parts/Pager.tsx';
import type { RecordPageProps } from '#portal/record/record-page.ts';
import { RecordRows } from '#portal/record/RecordRows.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { toneOf } from '#portal/record/tone.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { BetRow } from './BetRow.tsx';

type Answer = CallValue<'bettingRecord'>;
type Bet = Answer['bets'][number];

/** Bets in sequence, by the day of the brand's clocks on which they were placed. */
function byDay(bets: readonly Bet[], timeZone: string): [string, Bet[]][] {
  const days = new Map<string, Bet[]>();
  for (const bet of bets) {
    const day = formatDateTime(bet.placedAt, timeZone).slice(0, 10);
    const known = days.get(day);
    if (known) known.push(bet);
    else days.set(day, [bet]);
  }
  return [...days];
}

/** One page of bets, by days with what each day brought. */
export function BetsPage({ value, timeZone, onPage }: RecordPageProps<Answer>) {
  const say = useText();
  const { say: money, signed } = useMoney(value);
  if (value.total === 0) {
    return <Notice icon="slots" title={say('record.bets.none')} text={say('record.none.hint')} live />;
  }
  const { net, stake, open = '0', payout, validBet } = value.sums;
  const nets = new Map(value.days?.map((each) => [each.day, each.net]));
  return (
    <>
      <Sums
        label={say('record.sums')}
        sums={[
          ...(net === undefined
            ? []
            : [{ name: say('record.sum.net'), value: signed(net), tone: toneOf(net) }]),
          { name: say('record.sum.stake'), value: money(stake) },
          ...(open === '0' ? [] : [{ name: say('record.sum.open'), value: money(open) }]),
          { name: say('record.sum.validBet'), value: money(validBet) },
          { name: say('record.sum.payout'), value: money(payout) },
          { name: say('record.sum.count'), value: String(value.total) },
        ]}
      />
      {byDay(value.bets, timeZone).map(([day, bets]) => (
        <section key={day}>
          <h4 className="lv-record-day">
            <span>{day}</span>
            <DayNet net={nets.get(day)} signed={signed} />
          </h4>
          <RecordRows label={say('record.bets')}>
            {bets.map((bet) => (
              <BetRow key={bet.id} bet={bet} timeZone={timeZone} money={money} signed={signed} />
            ))}
          </RecordRows>
        </section>
      ))}
      <Pager
        page={value.page}
        count={Math.ceil(value.total / value.size)}
        onPage={onPage}
        label={say('record.pages')}
      />
    </>
  );
}

/** What a whole day brought, also where the page shows a part of it. */
function DayNet({ net, signed }: { net: string | undefined; signed: (minor: string) => string }) {
  const say = useText();
  if (net === undefined) return null;
  return (
    <span className="lv-record-amount" data-tone={toneOf(net)}>
      {say('record.day.net', { amount: signed(net) })}
    </span>
  );
}
