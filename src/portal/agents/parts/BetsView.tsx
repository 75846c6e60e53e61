import { useState } from 'react';
import type { DayRange } from '#engine/time/zoned-days.ts';
import { useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { memberColumns } from '#portal/agents/person-columns.tsx';
import { signedIn } from '#portal/agents/signed-column.tsx';
import { useKeyset } from '#portal/agents/use-keyset.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { RecordFilter } from '#portal/record/RecordFilter.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { TeamPages } from './TeamPages.tsx';

type Answer = CallValue<'agentTeamBets'>;
type Bet = Answer['bets'][number];

const statuses = ['OPEN', 'SETTLED', 'CANCELLED', 'VOID'] as const satisfies readonly Bet['status'][];
const gameTypes = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const;

/** What the member won or lost by a settled bet; undefined for every other. */
const netOf = ({ status, stake, payout }: Bet): string | undefined =>
  status === 'SETTLED' ? String(BigInt(payout) - BigInt(stake)) : undefined;

function useColumns(of: Pick<Answer, 'currency' | 'digits'>, timeZone: string): Column<Bet>[] {
  const say = useText();
  const money = useMoney(of);
  const amount = amountsIn(money);
  return [
    ...memberColumns(say),
    { id: 'gameName', head: say('record.detail.game'), cell: ({ game }) => game, csv: ({ game }) => game },
    {
      id: 'placedAt',
      head: say('team.placedAt'),
      cell: ({ placedAt }) => formatDateTime(placedAt, timeZone),
      csv: ({ placedAt }) => formatDateTime(placedAt, timeZone),
    },
    amount('stake', say('record.stake'), (bet: Bet) => bet.stake),
    amount('validBet', say('record.sum.validBet'), (bet: Bet) => bet.validBet),
    signedIn(money)('net', say('record.sum.net'), netOf),
    {
      id: 'status',
      head: say('record.status'),
      cell: ({ status }) => say(`record.status.${status}`),
      csv: ({ status }) => say(`record.status.${status}`),
    },
    { id: 'round', head: say('record.detail.round'), cell: ({ round }) => round, csv: ({ round }) => round },
  ];
}

/** Bets of the team, or of one of its members, by pages. */
export function BetsView({
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
  const [gameType, setGameType] = useState<(typeof gameTypes)[number] | ''>('');
  const [status, setStatus] = useState<Bet['status'] | 'all'>('all');
  const question = {
    ...range,
    ...(member !== undefined && { member }),
    ...(gameType !== '' && { gameType }),
    ...(status !== 'all' && { status }),
  };
  const pages = useKeyset(JSON.stringify(question));
  const loaded = useCall('agentTeamBets', {
    query: { ...question, ...(pages.after !== undefined && { after: pages.after }) },
  });
  useFresh('agentTeamBets');
  const { currency, digits } = loaded.state === 'ready' ? loaded.value : { currency: 'USD', digits: 2 };
  const columns = useColumns({ currency, digits }, timeZone);
  return (
    <TeamPages
      names={{ file: `bets-${range.from}-${range.to}`, table: say('record.bets') }}
      filters={
        <>
          <RecordFilter
            label={say('record.gameType')}
            value={gameType}
            all=""
            values={gameTypes}
            words="record.gameType"
            onChoose={setGameType}
          />
          <RecordFilter
            label={say('record.status')}
            value={status}
            all="all"
            values={statuses}
            words="record.status"
            onChoose={setStatus}
          />
        </>
      }
      columns={columns}
      isOfMember={member !== undefined}
      loaded={loaded}
      pages={pages}
      pageOf={({ bets, next }) => ({ rows: bets, next })}
      ask={(query) => gateway.call('agentTeamBets', { query: { ...question, ...query } })}
      keyOf={({ id }) => id}
      empty={{ icon: 'slots', title: say('record.bets.none') }}
    />
  );
}
