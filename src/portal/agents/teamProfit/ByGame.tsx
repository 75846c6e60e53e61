import type { DayRange } from '#engine/time/zoned-days.ts';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { whole } from '#portal/agents/gather.ts';
import { Person } from '#portal/agents/Person.tsx';
import { signedIn } from '#portal/agents/signed-column.tsx';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';

type Answer = CallValue<'agentTeamGames'>;
type Row = Answer['rows'][number];

const noGame = { gameType: 'LOTT', vassalage: '', vendor: '', gameCode: '', game: '' };

/** Profit and loss by game, of the member's branch that was opened among members. */
export function ByGame({
  range,
  of,
  onGo,
}: {
  range: DayRange;
  of: string | undefined;
  onGo: (id: string | undefined) => void;
}) {
  const say = useText();
  const loaded = useCall('agentTeamGames', { query: { ...range, ...(of !== undefined && { of }) } });
  useFresh('agentTeamGames');
  return (
    <>
      {of !== undefined && (
        <div className="lv-record-filters">
          <Button size="small" icon="users" onClick={() => onGo(undefined)}>
            {say('team.profit.whole')}
          </Button>
        </div>
      )}
      <SourceView loaded={loaded} skeleton={<TableSkeleton />}>
        {(value) => <Table value={value} />}
      </SourceView>
    </>
  );
}

function Table({ value }: { value: Answer }) {
  const say = useText();
  const money = useMoney(value);
  const amount = amountsIn(money);
  const columns: Column<Row>[] = [
    {
      id: 'gameName',
      head: say('record.detail.game'),
      cell: ({ game, vendor }) => <Person account={game} nickname={vendor} />,
      csv: ({ game }) => game,
    },
    {
      id: 'vendor',
      head: say('record.vendor'),
      cell: ({ vendor }) => vendor,
      csv: ({ vendor }) => vendor,
      fileOnly: true,
    },
    signedIn(money)('result', say('team.figure.result'), (row: Row) => row.result),
    amount('stake', say('team.figure.stake'), (row: Row) => row.stake),
    amount('payout', say('team.figure.payout'), (row: Row) => row.payout),
    amount('validBet', say('team.figure.validBet'), (row: Row) => row.validBet),
    amount('rebates', say('team.figure.rebates'), (row: Row) => row.rebates),
    {
      id: 'bets',
      head: say('team.figure.bets'),
      number: true,
      cell: ({ bets }) => bets,
      csv: ({ bets }) => String(bets),
    },
    {
      id: 'gameType',
      head: say('record.gameType'),
      cell: ({ gameType }) => say(`record.gameType.${gameType}`),
      csv: ({ gameType }) => say(`record.gameType.${gameType}`),
    },
  ];
  if (value.rows.length === 0)
    return <Notice icon="slots" title={say('team.profit.none')} text={say('record.none.hint')} live />;
  const sums = [{ name: say('record.sums'), row: { ...noGame, ...value.total } }];
  return (
    <>
      <div className="lv-record-filters">
        <CsvButton
          name={`games-${value.from}-${value.to}`}
          columns={columns}
          sums={sums}
          gather={() => whole(value.rows)}
        />
      </div>
      <TeamTable
        label={say('team.profit.by.game')}
        columns={columns}
        rows={value.rows}
        sums={sums}
        keyOf={({ vassalage, gameCode, gameType }) => `${vassalage} ${gameType} ${gameCode}`}
      />
    </>
  );
}
