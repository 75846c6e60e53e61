import { useState } from 'react';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { DayRange } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { type Column } from '#portal/agents/columns.ts';
import { memberColumns } from '#portal/agents/person-columns.tsx';
import { signedIn } from '#portal/agents/signed-column.tsx';
import { useKeyset } from '#portal/agents/use-keyset.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { RecordFilter } from '#portal/record/RecordFilter.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { TeamPages } from './TeamPages.tsx';

type Answer = CallValue<'agentTeamRecords'>;
type Row = Answer['rows'][number];

const types = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'refund',
  'lottery',
  'transfer',
  'upline',
  'bonus',
  'contract',
  'points',
  'rebate',
  'adjustment',
  'opening',
] as const satisfies readonly Row['type'][];

function useColumns(of: Pick<Answer, 'currency' | 'digits'>, timeZone: string): Column<Row>[] {
  const say = useText();
  const money = useMoney(of);
  return [
    ...memberColumns(say),
    {
      id: 'at',
      head: say('team.at'),
      cell: ({ at }) => formatDateTime(at, timeZone),
      csv: ({ at }) => formatDateTime(at, timeZone),
    },
    {
      id: 'kind',
      head: say('record.csv.kind'),
      cell: ({ kind }) => say(`record.kind.${kind}`),
      csv: ({ kind }) => say(`record.kind.${kind}`),
    },
    signedIn(money)('amount', say('record.csv.amount'), ({ amount }: Row) => amount),
    { id: 'number', head: say('record.csv.number'), number: true, cell: ({ id }) => id, csv: ({ id }) => id },
  ];
}

/** Movements of money of the team, or of one of its members, by pages. */
export function RecordsView({
  member,
  range,
  timeZone,
}: {
  member?: string;
  range: DayRange;
  timeZone: string;
}) {
  const say = useText();
  const { gateway } = usePortal();
  const [type, setType] = useState<Row['type'] | 'all'>('all');
  const question = {
    ...range,
    ...(member !== undefined && { member }),
    ...(type !== 'all' && { type }),
  };
  const pages = useKeyset(JSON.stringify(question));
  const loaded = useCall('agentTeamRecords', {
    query: { ...question, ...(pages.after !== undefined && { after: pages.after }) },
  });
  useFresh('agentTeamRecords');
  const { currency, digits } = loaded.state === 'ready' ? loaded.value : { currency: 'USD', digits: 2 };
  const columns = useColumns({ currency, digits }, timeZone);
  return (
    <TeamPages
      names={{ file: `movements-${range.from}-${range.to}`, table: say('team.records') }}
      filters={
        <RecordFilter
          label={say('record.type')}
          value={type}
          all="all"
          values={types}
          words="record.type"
          onChoose={setType}
        />
      }
      columns={columns}
      isOfMember={member !== undefined}
      loaded={loaded}
      pages={pages}
      pageOf={({ rows, next }) => ({ rows, next })}
      ask={(query) => gateway.call('agentTeamRecords', { query: { ...question, ...query } })}
      keyOf={({ id, member: { id: of } }) => `${id} ${of}`}
      empty={{ icon: 'wallet', title: say('record.account.none') }}
    />
  );
}
