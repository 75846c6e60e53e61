import { useId, useState } from 'react';
import type { TeamMembersProps } from '#contract/generated/blocks.ts';
import type { Action } from '#contract/generated/documents.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { useText } from '#ui/text/use-text.ts';
import { PathBar } from '#portal/agents/PathBar.tsx';
import { TableSkeleton } from '#portal/agents/TableSkeleton.tsx';
import { useKeyset } from '#portal/agents/use-keyset.ts';
import { useSort } from '#portal/agents/use-sort.ts';
import { useCall } from '#portal/calls/use-call.ts';
import { useRested } from '#portal/games/use-rested.ts';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { RecordFilter } from '#portal/record/RecordFilter.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import { useMoney } from '#portal/format/use-money.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { MessageDesk, type TeamMessageDesk } from '../teamMessages/MessageDesk.tsx';
import { TeamMessages } from '../teamMessages/TeamMessages.tsx';
import type { Sort } from './downline.ts';
import { MemberSheet } from './MemberSheet.tsx';
import { MemberTable } from './MemberTable.tsx';
import '#portal/parts/date-range.css';
import '#portal/record/record.css';
import './team-members.css';

const restMs = 300;
const kinds = ['0', '1', '2', '41', '42'] as const;

/** The agent's team, or what the agent writes to it. */
export const TeamMembers = ({ props }: BlockViewProps<TeamMembersProps>) =>
  props.shows === 'messages' ? <TeamMessages /> : <Members {...props} />;

/** The team level by level: searched, narrowed, sorted and paged by the server. */
function Members({ paymentPassword, contracts }: TeamMembersProps) {
  const say = useText();
  const id = useId();
  const [of, setOf] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const [typed, setTyped] = useState('');
  const [search, takeSearch] = useRested(typed, restMs);
  const [type, setType] = useState<(typeof kinds)[number] | 'all'>('all');
  const sorting = useSort<Sort>({ by: 'account', order: 'asc' }, (by) => (by === 'account' ? 'asc' : 'desc'));
  const question = {
    ...(of !== undefined && { of }),
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(type !== 'all' && { type }),
    sort: sorting.by,
    order: sorting.order,
  };
  const pages = useKeyset(JSON.stringify(question));
  const loaded = useCall('agentDownlines', {
    query: { ...question, ...(pages.after !== undefined && { after: pages.after }) },
  });
  useFresh('agentDownlines');
  const go = (to: string | undefined) => {
    setOf(to);
    setTyped('');
    takeSearch('');
  };
  return (
    <div className="lv-content lv-record">
      <div className="lv-record-filters">
        <div className="lv-dates-day lv-team-search">
          <label htmlFor={id}>{say('team.search')}</label>
          <input
            id={id}
            type="search"
            value={typed}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <RecordFilter
          label={say('team.kind')}
          value={type}
          all="all"
          values={kinds}
          words="team.kind"
          onChoose={setType}
        />
      </div>
      <SourceView loaded={loaded} skeleton={<TableSkeleton />}>
        {(value) => (
          <>
            <PathBar path={value.path} onGo={go} />
            <MessageDesk>
              {(desk) => (
                <MemberTable
                  key={value.of.id}
                  value={value}
                  question={question}
                  sorting={sorting}
                  pages={pages}
                  desk={deskFor(desk, value)}
                  onOpen={(id) => setOpened({ id, among: value })}
                  onGo={go}
                />
              )}
            </MessageDesk>
          </>
        )}
      </SourceView>
      {opened && (
        <MessageDesk>
          {(desk) => (
            <OpenedMember
              desk={desk}
              opened={loaded.state === 'ready' ? refreshed(opened, loaded.value) : opened}
              setPassword={paymentPassword}
              contracts={contracts}
              onClose={() => setOpened(undefined)}
            />
          )}
        </MessageDesk>
      )}
    </div>
  );
}

/** What may be written to members of a level: with `direct`, to the agent's own level alone. */
const deskFor = (desk: TeamMessageDesk | undefined, { path }: Opened['among']): TeamMessageDesk | undefined =>
  desk?.to === 'direct' && path.length > 0 ? undefined : desk;

/** A member that was opened among others: it stays open while the list is searched, sorted or asked for anew. */
type Opened = { id: string; among: CallValue<'agentDownlines'> };

const refreshed = ({ id, among }: Opened, now: Opened['among']): Opened => ({
  id,
  among: now.rows.some((row) => row.id === id) ? now : among,
});

function OpenedMember({
  opened: { id, among },
  desk,
  setPassword,
  contracts,
  onClose,
}: {
  opened: Opened;
  desk: TeamMessageDesk | undefined;
  setPassword: Action | undefined;
  contracts: TeamMembersProps['contracts'];
  onClose: () => void;
}) {
  const money = useMoney(among);
  const member = among.rows.find((row) => row.id === id);
  return (
    member && (
      <MemberSheet
        member={member}
        step={among.step}
        money={money}
        isOwn={among.path.length === 0}
        setPassword={setPassword}
        contracts={contracts}
        desk={deskFor(desk, among)}
        onClose={onClose}
      />
    )
  );
}
