import { useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { amountsIn, nicknames, type Column } from '#portal/agents/columns.ts';
import { termColumns } from '#portal/agents/person-columns.tsx';
import { CsvButton } from '#portal/agents/CsvButton.tsx';
import { gatherPages, rowsAtOnce } from '#portal/agents/gather.ts';
import { KeysetPager } from '#portal/agents/KeysetPager.tsx';
import { Person } from '#portal/agents/Person.tsx';
import { TeamTable, type Sorting } from '#portal/agents/TeamTable.tsx';
import type { Keyset } from '#portal/agents/use-keyset.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallRequest, CallValue } from '#portal/gateway/call-types.ts';
import { Notice } from '#portal/parts/Notice.tsx';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { TeamMessageDesk } from '../teamMessages/MessageDesk.tsx';
import { WriteForm } from '../teamMessages/WriteForm.tsx';
import type { Downline, Sort } from './downline.ts';
import '../teamMessages/team-messages.css';

type Answer = CallValue<'agentDownlines'>;

/** A level of the team; a member leads to what there is about it, an agent also to its own team. */
export function MemberTable({
  value,
  question,
  sorting,
  pages,
  desk,
  onOpen,
  onGo,
}: {
  value: Answer;
  question: CallRequest<'agentDownlines'>['query'];
  sorting: Sorting<Sort>;
  pages: Keyset;
  /** What the agent may write to members that are chosen; undefined where it may write nothing. */
  desk: TeamMessageDesk | undefined;
  onOpen: (id: string) => void;
  onGo: (id: string | undefined) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const { gateway } = usePortal();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  const money = useMoney(value);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [writes, setWrites] = useState(false);
  const choose = (id: string, wanted: boolean) =>
    setChosen(new Set(wanted ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  const time = (id: 'registeredAt' | 'lastLoginAt'): Column<Downline, Sort> => ({
    id,
    head: say(`team.${id}`),
    cell: (row) => (row[id] === null ? '–' : formatDateTime(row[id], timeZone)),
    csv: (row) => (row[id] === null ? '' : formatDateTime(row[id], timeZone)),
    sort: id,
  });
  const columns: Column<Downline, Sort>[] = [
    {
      id: 'account',
      head: say('team.member'),
      cell: ({ id, account, nickname }) => {
        const person = <Person account={account} nickname={nickname} onOpen={() => onOpen(id)} />;
        if (!desk) return person;
        return (
          <span className="lv-team-choose">
            <input
              type="checkbox"
              aria-label={say('team.message.choose', { account })}
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && chosen.size >= desk.most}
              onChange={({ target }) => choose(id, target.checked)}
            />
            {person}
          </span>
        );
      },
      csv: ({ account }) => account,
      sort: 'account',
    },
    nicknames(say('team.nickname'), ({ nickname }: Downline) => nickname),
    ...termColumns(say, locale, 'rate' as const),
    ...(value.rows.some(({ balance }) => balance !== undefined)
      ? [amountsIn(money)<Downline, Sort>('balance', say('team.balance'), ({ balance = '0' }) => balance)]
      : []),
    {
      id: 'downlines',
      head: say('team.downlines'),
      number: true,
      cell: ({ id, account, downlines }) =>
        downlines === 0 ? (
          formatNumber('0', locale)
        ) : (
          <button
            type="button"
            className="lv-team-open"
            aria-label={say('team.downlines.open', { account, count: downlines })}
            onClick={() => onGo(id)}
          >
            {formatNumber(String(downlines), locale)} ›
          </button>
        ),
      csv: ({ downlines }) => String(downlines),
    },
    time('lastLoginAt'),
    time('registeredAt'),
    {
      id: 'note',
      head: say('team.note'),
      cell: ({ note = '' }) => <span className="lv-team-note">{note}</span>,
      csv: ({ note = '' }) => note,
    },
  ];
  if (value.rows.length === 0)
    return <Notice icon="users" title={say('team.none')} text={say('team.none.hint')} live />;
  return (
    <>
      <div className="lv-record-filters">
        <CsvButton
          name={`team-${value.of.account}`}
          columns={columns}
          gather={() =>
            gatherPages((after) =>
              gateway.call('agentDownlines', { query: { ...question, ...after, size: rowsAtOnce } }),
            )
          }
        />
        {desk && chosen.size > 0 && (
          <Button size="small" icon="mail" onClick={() => setWrites(true)}>
            {say('team.message.toChosen', { count: chosen.size })}
          </Button>
        )}
      </div>
      <TeamTable
        label={say('team.members')}
        columns={columns}
        rows={value.rows}
        keyOf={({ id }) => id}
        sorting={sorting}
      />
      <KeysetPager pages={pages} next={value.next} />
      {desk && writes && (
        <Dialog
          open
          title={say('team.message.toChosen', { count: chosen.size })}
          closeLabel={say('common.close')}
          onClose={() => setWrites(false)}
        >
          <WriteForm
            desk={desk}
            to={{ to: 'members', members: [...chosen] }}
            send={say('team.message.send')}
            onSent={() => {
              setWrites(false);
              setChosen(new Set());
            }}
          />
        </Dialog>
      )}
    </>
  );
}
