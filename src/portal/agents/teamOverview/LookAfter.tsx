import { useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { Person } from '#portal/agents/Person.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';

type Answer = CallValue<'agentTeamOverview'>;
type Row = Answer['lookAfter'][number];

/** Direct downlines who played far less than the week before. */
export function LookAfter({ value }: { value: Answer }) {
  const say = useText();
  const amount = amountsIn(useMoney(value));
  const columns: Column<Row>[] = [
    {
      id: 'member',
      head: say('team.member'),
      cell: ({ account, nickname }) => <Person account={account} nickname={nickname} />,
    },
    amount('now', say('team.lookAfter.now'), ({ validBet }: Row) => validBet),
    amount('before', say('team.lookAfter.before'), ({ before }: Row) => before),
  ];
  return (
    <section className="lv-team-part">
      <SectionHead
        title={say('team.lookAfter')}
        {...(value.lookAfter.length > 0 && { subtitle: say('team.lookAfter.hint') })}
      />
      {value.lookAfter.length === 0 ? (
        <p>{say('team.lookAfter.none')}</p>
      ) : (
        <TeamTable
          label={say('team.lookAfter')}
          columns={columns}
          rows={value.lookAfter}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}
