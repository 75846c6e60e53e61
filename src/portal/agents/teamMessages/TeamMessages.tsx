import { useId, useState } from 'react';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import { formatDateTime } from '#engine/time/date-time.ts';
import { SectionHead } from '#portal/parts/SectionHead.tsx';
import { SourceView } from '#portal/parts/SourceView.tsx';
import { useFresh } from '#portal/record/use-fresh.ts';
import type { TeamMessageDesk } from './MessageDesk.tsx';
import { WriteForm } from './WriteForm.tsx';
import '#portal/record/record.css';
import '../parts/team-overview.css';
import './team-messages.css';
import '#portal/gateway/late-calls.ts';

/** Levels below the agent that can be chosen, where the brand lets it write to the whole branch. */
const deepest = 12;

/** Writes to a level of the branch, and shows what was written. */
export function TeamMessages() {
  const say = useText();
  const [page, setPage] = useState(1);
  const loaded = useCall('agentMessageDesk', { query: page === 1 ? {} : { page: String(page) } });
  useFresh('agentMessageDesk');
  return (
    <div className="lv-content lv-record">
      <SourceView loaded={loaded} skeleton={<Skeleton height="30rem" />}>
        {(desk) => (
          <>
            <section className="lv-team-part">
              <SectionHead title={say('team.message.write')} subtitle={say('team.message.write.hint')} />
              <LevelForm desk={desk} />
            </section>
            <section className="lv-team-part">
              <SectionHead title={say('team.message.sent')} />
              <SentList desk={desk} />
              {(page > 1 || desk.more) && (
                <div className="lv-record-filters">
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {say('block.pager.back')}
                  </Button>
                  <Button disabled={!desk.more} onClick={() => setPage(page + 1)}>
                    {say('block.pager.on')}
                  </Button>
                </div>
              )}
            </section>
          </>
        )}
      </SourceView>
    </div>
  );
}

function LevelForm({ desk }: { desk: TeamMessageDesk }) {
  const say = useText();
  const id = useId();
  const [level, setLevel] = useState(1);
  const levels = Array.from({ length: desk.to === 'direct' ? 1 : deepest }, (_, index) => index + 1);
  return (
    <WriteForm desk={desk} to={{ to: 'level', level }} send={say('team.message.send.level')}>
      {(wrong) => (
        <TeamField
          id={id}
          label={say('team.message.to')}
          hint={say('team.message.most', { count: desk.most })}
          wrong={wrong['level'] && say('team.message.level.wrong', { count: desk.most })}
        >
          <select
            id={id}
            className="lv-select-arrow"
            value={level}
            aria-describedby={`${id}-told`}
            onChange={({ target }) => setLevel(Number(target.value))}
          >
            {levels.map((each) => (
              <option key={each} value={each}>
                {say('team.message.level', { count: each })}
              </option>
            ))}
          </select>
        </TeamField>
      )}
    </WriteForm>
  );
}

function SentList({ desk: { messages } }: { desk: TeamMessageDesk }) {
  const say = useText();
  const timeZone = useDocuments(({ brand }) => brand.timeZone) ?? 'UTC';
  if (messages.length === 0) return <p className="lv-record-line">{say('team.message.none')}</p>;
  return (
    <ul className="lv-record-rows" aria-label={say('team.message.sent')}>
      {messages.map(({ id, at, level, to, addressed, text }) => {
        const more = addressed - to.length;
        const names = to.join(', ');
        return (
          <li key={id} className="lv-team-sent">
            <p className="lv-record-title">
              {level !== undefined
                ? `${say('team.message.level', { count: level })} · ${say('team.message.count', { count: addressed })}`
                : more > 0
                  ? say('team.message.andMore', { names, count: more })
                  : names}
            </p>
            <p className="lv-record-line">{formatDateTime(at, timeZone)}</p>
            <p className="lv-team-sent-text">{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
