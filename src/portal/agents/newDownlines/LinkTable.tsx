import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { amountsIn, type Column } from '#portal/agents/columns.ts';
import { termColumns } from '#portal/agents/person-columns.tsx';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { exactDecimal, wholeOf } from '#portal/agents/exact.ts';
import { gatherPages, rowsAtOnce } from '#portal/agents/gather.ts';
import { KeysetPager } from '#portal/agents/KeysetPager.tsx';
import { Person } from '#portal/agents/Person.tsx';
import { TeamTable } from '#portal/agents/TeamTable.tsx';
import type { Keyset } from '#portal/agents/use-keyset.ts';
import { formatMoment } from '#engine/time/moment.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { LinkSheet } from './LinkSheet.tsx';

type Answer = CallValue<'agentLinks'>;
type Row = Answer['rows'][number];

/** Invitation links with what each has brought; the one whose code is `opened` shows its address and its QR code. */
export function LinkTable({
  value,
  pages,
  page,
  opened,
  onOpened,
}: {
  value: Answer;
  pages: Keyset;
  page: string | undefined;
  opened: string | undefined;
  onOpened: (code: string | undefined) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const { gateway, window: portalWindow } = usePortal();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const path = useDocuments((documents) =>
    page === undefined ? screenOfRole(documents, 'registerPage') : documents.screens[page],
  )?.path;
  const addressOf = (code: string): string => {
    const link = new URL(path ?? '/', portalWindow.address());
    link.searchParams.set('affiliateCode', code);
    return link.href;
  };
  const amount = amountsIn(useMoney(value));
  const at = (time: string | null): string =>
    time === null ? say('team.link.stays') : formatMoment(time, timeZone);
  const columns: Column<Row>[] = [
    {
      id: 'code',
      head: say('team.link'),
      cell: ({ code, note }) => <Person account={code} nickname={note} onOpen={() => onOpened(code)} />,
      csv: ({ code }) => addressOf(code),
    },
    {
      id: 'state',
      head: say('record.status'),
      cell: ({ state }) => (
        <span className="lv-record-badge" data-tone={state === 'OPEN' ? 'good' : undefined}>
          {say(`team.link.state.${state}`)}
        </span>
      ),
      csv: ({ state }) => say(`team.link.state.${state}`),
    },
    {
      id: 'used',
      head: say('team.link.used'),
      number: true,
      cell: ({ used, uses }) => (uses === null ? used : `${used} / ${uses}`),
      csv: ({ used }) => String(used),
    },
    ...termColumns(say, locale),
    amount('validBet', say('team.figure.validBet'), ({ brought }: Row) => brought.validBet),
    amount('deposits', say('team.figure.deposits'), ({ brought }: Row) => brought.deposits),
    {
      ...amount('earned', say('team.figure.earned'), ({ brought }: Row) => wholeOf(brought.earned)),
      csv: ({ brought }) => exactDecimal(brought.earned, value.digits),
    },
    {
      id: 'expiresAt',
      head: say('team.link.expiresAt'),
      cell: ({ expiresAt }) => at(expiresAt),
      csv: ({ expiresAt }) => at(expiresAt),
    },
    {
      id: 'note',
      head: say('team.link.note'),
      cell: ({ note }) => note,
      csv: ({ note }) => note,
      fileOnly: true,
    },
  ];
  if (value.rows.length === 0)
    return <Notice icon="users" title={say('team.link.none')} text={say('team.link.none.hint')} />;
  const link = value.rows.find(({ code }) => code === opened);
  return (
    <>
      <div className="lv-record-filters">
        <CsvButton
          name="links"
          columns={columns}
          gather={() =>
            gatherPages((after) => gateway.call('agentLinks', { query: { ...after, size: rowsAtOnce } }))
          }
        />
      </div>
      <TeamTable label={say('team.links')} columns={columns} rows={value.rows} keyOf={({ code }) => code} />
      <KeysetPager pages={pages} next={value.next} />
      {link && <LinkSheet link={link} address={addressOf(link.code)} onClose={() => onOpened(undefined)} />}
    </>
  );
}
