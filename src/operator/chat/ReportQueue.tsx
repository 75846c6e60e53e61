import { useState } from 'react';
import { momentText } from '../language/format.ts';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { Answered } from '../parts/Answered.tsx';
import { Button } from '../parts/Button.tsx';
import { Segments } from '../parts/Segments.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { ChatMessageCard } from './ChatMessageCard.tsx';
import { useModeration, useReports, type ChatReport } from './useChat.ts';

const states = ['OPEN', 'DELETED', 'DISMISSED', 'all'] as const;

/** Messages that members reported: those that wait the oldest first. */
export const ReportQueue = ({ desk }: { desk: MembersAbout }) => {
  const [query, setQuery] = useState<{ state: (typeof states)[number]; page: number }>({
    state: 'OPEN',
    page: 0,
  });
  const asked = useReports(query);
  return (
    <>
      <div className="op-payments-choice">
        <Segments
          label={say('console.feedback.view')}
          value={query.state}
          options={states.map((id) => ({ id, name: say(`console.chat.states.${id}`) }))}
          onChange={(state) => setQuery({ state, page: 0 })}
        />
      </div>
      <Answered asked={asked}>
        {({ reports, more }) => (
          <QueueList
            page={query.page}
            more={more}
            count={reports.length}
            empty={{ title: say('console.chat.noReports') }}
            onPage={(page) => setQuery({ ...query, page })}
          >
            {reports.map((report) => (
              <ReportCard
                key={`${report.room} ${report.message} ${report.state}`}
                report={report}
                desk={desk}
              />
            ))}
          </QueueList>
        )}
      </Answered>
    </>
  );
};

const ReportCard = ({ report, desk }: { report: ChatReport; desk: MembersAbout }) => {
  const dismiss = useModeration();
  const { of, room, message, reports, reasons, since, state, decidedAt, decidedBy } = report;
  if (!of) return null;
  const waits = state === 'OPEN';
  return (
    <ChatMessageCard
      message={of}
      desk={desk}
      calls={waits}
      facts={[
        [say('console.chat.reported'), String(reports)],
        [
          say('console.chat.reasons'),
          reasons.map((reason) => say(`console.chat.reason.${reason}`)).join(', '),
        ],
        [say('console.feedback.since'), momentText(since, desk.timeZone)],
        [
          say('console.chat.decidedBy'),
          decidedBy === null || decidedAt === null
            ? null
            : `${decidedBy} · ${momentText(decidedAt, desk.timeZone)}`,
        ],
      ]}
    >
      {waits && (
        <Button
          busy={dismiss.isPending}
          onPress={() => dismiss.mutate({ what: 'dismiss', room, id: message })}
        >
          {say('console.chat.dismiss')}
        </Button>
      )}
    </ChatMessageCard>
  );
};
