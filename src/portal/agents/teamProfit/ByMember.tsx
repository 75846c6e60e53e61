import { useState } from 'react';
import type { DayRange } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { amountsIn, nicknames, type Column } from '#portal/agents/columns.ts';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { gatherPages, rowsAtOnce } from '#portal/agents/gather.ts';
import { PathBar } from '#portal/agents/PathBar.tsx';
import { Person } from '#portal/agents/Person.tsx';
import { signedIn } from '#portal/agents/signed-column.tsx';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useSort } from '#portal/agents/use-sort.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { Pager } from '#portal/parts/Pager.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { Sums } from '#portal/record/Sums.tsx';
import { toneOf } from '#portal/record/tone.ts';
import { useFresh } from '#portal/record/use-fresh.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Answer = CallValue<'agentTeamProfit'>;
type Row = Answer['rows'][number];
type Sort = 'stake' | 'payout' | 'validBet' | 'netLoss' | 'deposits' | 'withdrawals' | 'newcomers';

const size = 20;

/** Profit and loss by direct downline with its branch; an agent leads a level down. */
export function ByMember({
  range,
  of,
  onGo,
}: {
  range: DayRange;
  of: string | undefined;
  onGo: (id: string | undefined) => void;
}) {
  const sorting = useSort<Sort>({ by: 'stake', order: 'desc' }, () => 'desc');
  const question = JSON.stringify([range, of, sorting.by, sorting.order]);
  const [kept, setKept] = useState({ question, page: 1 });
  const page = kept.question === question ? kept.page : 1;
  const query = {
    ...range,
    ...(of !== undefined && { of }),
    sort: sorting.by,
    order: sorting.order,
  };
  const loaded = useCall('agentTeamProfit', { query: { ...query, page: String(page), size: String(size) } });
  useFresh('agentTeamProfit');
  return (
    <SourceView loaded={loaded} skeleton={<TableSkeleton />}>
      {(value) => (
        <Table
          value={value}
          query={query}
          sorting={sorting}
          onGo={onGo}
          onPage={(next) => setKept({ question, page: next })}
        />
      )}
    </SourceView>
  );
}

function Table({
  value,
  query,
  sorting,
  onGo,
  onPage,
}: {
  value: Answer;
  query: { from: string; to: string; of?: string; sort: Sort; order: 'asc' | 'desc' };
  sorting: ReturnType<typeof useSort<Sort>>;
  onGo: (id: string | undefined) => void;
  onPage: (page: number) => void;
}) {
  const say = useText();
  const { gateway } = usePortal();
  const money = useMoney(value);
  const amount = amountsIn(money);
  const sum = (id: Exclude<Sort, 'newcomers'>, head: string): Column<Row, Sort> =>
    amount(id, head, ({ sums }: Row) => sums[id], id);
  const columns: Column<Row, Sort>[] = [
    {
      id: 'member',
      head: say('team.member'),
      cell: ({ id, account, nickname, type }) => (
        <Person account={account} nickname={nickname} onOpen={type === 0 ? undefined : () => onGo(id)} />
      ),
      csv: ({ account }) => account,
    },
    nicknames(say('team.nickname'), ({ nickname }: Row) => nickname),
    signedIn(money)<Row, Sort>('netLoss', say('team.figure.netLoss'), (row) => row.sums.netLoss, 'netLoss'),
    sum('stake', say('team.figure.stake')),
    sum('payout', say('team.figure.payout')),
    sum('validBet', say('team.figure.validBet')),
    amount('rebates', say('team.figure.rebates'), ({ sums }: Row) => sums.rebates),
    amount('promotions', say('team.figure.promotions'), ({ sums }: Row) => sums.promotions),
    sum('deposits', say('team.figure.deposits')),
    sum('withdrawals', say('team.figure.withdrawals')),
    {
      id: 'newcomers',
      head: say('team.figure.newcomers'),
      number: true,
      cell: ({ sums }) => sums.newcomers,
      csv: ({ sums }) => String(sums.newcomers),
      sort: 'newcomers',
    },
  ];
  const { total, own } = value;
  const ofMember = { id: '', account: '', nickname: '', type: 0 as const };
  const sums = [
    { name: say('team.profit.own'), row: { ...ofMember, sums: own } },
    { name: say('record.sums'), row: { ...ofMember, sums: total } },
  ];
  return (
    <>
      <PathBar path={value.path} onGo={onGo} />
      <Sums
        label={say('record.sums')}
        sums={[
          {
            name: say('team.profit.total'),
            value: money.signed(total.netLoss),
            tone: toneOf(total.netLoss),
          },
          { name: say('team.figure.stake'), value: money.say(total.stake) },
          { name: say('team.figure.payout'), value: money.say(total.payout) },
          { name: say('team.figure.rebates'), value: money.say(total.rebates) },
          { name: say('team.figure.promotions'), value: money.say(total.promotions) },
          { name: say('team.profit.own'), value: money.signed(own.netLoss), tone: toneOf(own.netLoss) },
        ]}
      />
      <p className="lv-record-told">{say('team.profit.formula')}</p>
      {value.rows.length === 0 ? (
        <Notice icon="users" title={say('team.profit.none')} text={say('record.none.hint')} live />
      ) : (
        <>
          <div className="lv-record-filters">
            <CsvButton
              name={`profit-${value.from}-${value.to}`}
              columns={columns}
              sums={sums}
              gather={() =>
                gatherPages(async ({ after = '1' }) => {
                  const page = await gateway.call('agentTeamProfit', {
                    query: { ...query, page: after, size: rowsAtOnce },
                  });
                  const more = page.page * page.size < page.count;
                  return { rows: page.rows, next: more ? String(page.page + 1) : undefined };
                })
              }
            />
          </div>
          <TeamTable
            label={say('team.profit.by.member')}
            columns={columns}
            rows={value.rows}
            sums={sums}
            keyOf={({ id }) => id}
            sorting={sorting}
          />
          <Pager
            page={value.page}
            count={Math.ceil(value.count / value.size)}
            onPage={onPage}
            label={say('record.pages')}
          />
        </>
      )}
    </>
  );
}
