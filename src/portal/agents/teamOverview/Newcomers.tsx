import { useDocuments } from '#ui/documents/documents.tsx';
import { useText } from '#ui/text/use-text.ts';
import type { Column } from '#portal/agents/columns.ts';
import { Person } from '#portal/agents/Person.tsx';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';

type Row = CallValue<'agentDownlines'>['rows'][number];

/** The direct downlines who came last. */
export function Newcomers() {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const loaded = useCall('agentDownlines', { query: { sort: 'registeredAt', order: 'desc', size: '5' } });
  const at = (time: string | null) => (time === null ? '–' : formatDateTime(time, timeZone));
  const columns: Column<Row>[] = [
    {
      id: 'member',
      head: say('team.member'),
      cell: ({ account, nickname }) => <Person account={account} nickname={nickname} />,
    },
    { id: 'kind', head: say('team.kind'), cell: ({ type }) => say(`team.kind.${type}`) },
    { id: 'registeredAt', head: say('team.registeredAt'), cell: ({ registeredAt }) => at(registeredAt) },
    { id: 'lastLoginAt', head: say('team.lastLoginAt'), cell: ({ lastLoginAt }) => at(lastLoginAt) },
  ];
  return (
    <section className="lv-team-part">
      <SectionHead title={say('team.newcomers')} />
      <SourceView loaded={loaded} skeleton={<TableSkeleton rows={5} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{say('team.none')}</p>
          ) : (
            <TeamTable label={say('team.newcomers')} columns={columns} rows={rows} keyOf={({ id }) => id} />
          )
        }
      </SourceView>
    </section>
  );
}
