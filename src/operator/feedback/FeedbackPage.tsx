import { useState } from 'react';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { useMembersAbout } from '../members/useMembers.ts';
import { Answered } from '../parts/Answered.tsx';
import { Notice } from '../parts/Notice.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Segments } from '../parts/Segments.tsx';
import { QueueList } from '../payments/QueueList.tsx';
import { FeedbackCard } from './FeedbackCard.tsx';
import { useFeedback, type FeedbackQuery } from './useFeedback.ts';
import '../payments/payments.css';
import './feedback.css';

const states = ['OPEN', 'ANSWERED', 'all'] as const;

/** What members write to the operators: found by state and member, and answered. */
export const FeedbackPage = () => {
  const about = useMembersAbout();
  return (
    <section className="op-section" aria-labelledby="feedback-title">
      <header className="op-section-head">
        <h1 id="feedback-title">{say('console.feedback.title')}</h1>
        <p className="op-lead">{say('console.feedback.lead')}</p>
      </header>
      <Answered asked={about}>
        {(desk) => (
          <>
            {!desk.writes && <Notice title={say('console.feedback.looksOnly')} />}
            <FeedbackDesk desk={desk} />
          </>
        )}
      </Answered>
    </section>
  );
};

const FeedbackDesk = ({ desk }: { desk: MembersAbout }) => {
  const [query, setQuery] = useState<FeedbackQuery>({ state: 'OPEN', search: '', page: 0 });
  const asked = useFeedback(query);
  return (
    <>
      <div className="op-payments-choice">
        <Segments
          label={say('console.feedback.view')}
          value={query.state}
          options={states.map((id) => ({ id, name: say(`console.feedback.states.${id}`) }))}
          onChange={(state) => setQuery({ ...query, state, page: 0 })}
        />
        <SearchBox
          label={say('console.feedback.search')}
          value={query.search}
          onChange={(search) => setQuery({ ...query, search, page: 0 })}
        />
      </div>
      <Answered asked={asked}>
        {({ feedback, more }) => (
          <QueueList
            page={query.page}
            more={more}
            count={feedback.length}
            empty={{ title: say('console.feedback.none') }}
            onPage={(page) => setQuery({ ...query, page })}
          >
            {feedback.map((each) => (
              <FeedbackCard key={each.id} feedback={each} desk={desk} />
            ))}
          </QueueList>
        )}
      </Answered>
    </>
  );
};
