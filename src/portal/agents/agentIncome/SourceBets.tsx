import type { DayRange } from '#engine/time/zoned-days.ts';
import { Dialog } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { exactDecimal, wholeOf } from '#portal/agents/exact.ts';
import { gatherPages, rowsAtOnce } from '#portal/agents/gather.ts';
import { KeysetPager } from '#portal/agents/KeysetPager.tsx';
import { memberColumns } from '#portal/agents/person-columns.tsx';
import { rateText } from '#portal/agents/rate.ts';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useKeyset } from '#portal/agents/use-keyset.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Answer = CallValue<'agentIncomeBets'>;
type Bet = Answer['bets'][number];

/** Bets of a branch that earned the agent rebates, with the two rates of each. */
export function SourceBets({
  source,
  range,
  timeZone,
  onClose,
}: {
  source: { id: string; account: string };
  range: DayRange;
  timeZone: string;
  onClose: () => void;
}) {
  const say = useText();
  const question = { ...range, member: source.id, branch: 'true' } as const;
  const pages = useKeyset(JSON.stringify(question));
  const loaded = useCall('agentIncomeBets', {
    query: { ...question, ...(pages.after !== undefined && { after: pages.after }) },
  });
  return (
    <Dialog
      open
      size="large"
      title={say('team.income.bets', { account: source.account })}
      closeLabel={say('common.close')}
      onClose={onClose}
    >
      <div className="lv-record">
        <SourceView loaded={loaded} skeleton={<TableSkeleton />}>
          {(value) => (
            <>
              <Table value={value} question={question} timeZone={timeZone} />
              <KeysetPager pages={pages} next={value.next} />
            </>
          )}
        </SourceView>
      </div>
    </Dialog>
  );
}

function Table({
  value,
  question,
  timeZone,
}: {
  value: Answer;
  question: DayRange & { member: string; branch: 'true' };
  timeZone: string;
}) {
  const say = useText();
  const locale = useLocale();
  const { gateway } = usePortal();
  const amount = amountsIn(useMoney(value));
  const rate = (id: 'rate' | 'below', head: string): Column<Bet> => ({
    id,
    head,
    number: true,
    cell: (bet) => rateText(bet[id], locale),
    csv: (bet) => String(bet[id] / 100),
  });
  const columns: Column<Bet>[] = [
    ...memberColumns(say),
    {
      ...amount('earned', say('team.figure.earned'), (bet: Bet) => wholeOf(bet.earned)),
      csv: ({ earned }) => exactDecimal(earned, value.digits),
    },
    amount('validBet', say('team.figure.validBet'), (bet: Bet) => bet.validBet),
    rate('rate', say('team.income.rate')),
    rate('below', say('team.income.below')),
    { id: 'gameName', head: say('record.detail.game'), cell: ({ game }) => game, csv: ({ game }) => game },
    {
      id: 'settledAt',
      head: say('record.detail.settledAt'),
      cell: ({ settledAt }) => (settledAt === null ? '–' : formatDateTime(settledAt, timeZone)),
      csv: ({ settledAt }) => (settledAt === null ? '' : formatDateTime(settledAt, timeZone)),
    },
  ];
  if (value.bets.length === 0) return <Notice icon="slots" title={say('record.bets.none')} live />;
  return (
    <>
      <div className="lv-record-filters">
        <CsvButton
          name={`income-bets-${value.from}-${value.to}`}
          columns={columns}
          gather={() =>
            gatherPages(async (after) => {
              const page = await gateway.call('agentIncomeBets', {
                query: { ...question, ...after, size: rowsAtOnce },
              });
              return { rows: page.bets, next: page.next };
            })
          }
        />
      </div>
      <TeamTable label={say('record.bets')} columns={columns} rows={value.bets} keyOf={({ id }) => id} />
    </>
  );
}
