import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { say } from '../language/say.ts';
import type { MembersAbout } from '../members/calls.ts';
import { useMembersAbout } from '../members/useMembers.ts';
import { useAnnounce } from '../parts/Announcer.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Notice } from '../parts/Notice.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import { KeptAnswer } from './KeptAnswer.tsx';
import { ConversationView } from './ConversationView.tsx';
import { SupportQueue } from './SupportQueue.tsx';
import { useSupportDesk, useQueue, useWatch, type SupportView, type SupportDesk } from './useSupport.ts';
import './support.css';

/** The support desk: players who wait, and the conversation that is open beside them. */
export const SupportPage = () => {
  const about = useMembersAbout();
  const desk = useSupportDesk();
  return (
    <section className="op-section" aria-labelledby="support-title">
      <header className="op-section-head">
        <h1 id="support-title">{say('console.support.title')}</h1>
        <p className="op-lead">{say('console.support.lead')}</p>
      </header>
      <KeptAnswer asked={about}>
        {(members) => (
          <KeptAnswer asked={desk}>{(shown) => <DeskOf members={members} desk={shown} />}</KeptAnswer>
        )}
      </KeptAnswer>
    </section>
  );
};

const DeskOf = ({ members, desk }: { members: MembersAbout; desk: SupportDesk }) => {
  const { pack } = usePack();
  const { conversation } = useParams();
  const navigate = useNavigate();
  const typing = useWatch();
  const [asked, setAsked] = useState<SupportView>({ view: 'waiting', search: '', page: 0 });
  const queue = useQueue(asked);
  useNewOnes(queue.data && queue.data.waiting + queue.data.unread);
  return (
    <>
      {!members.writes && <Notice title={say('console.support.looksOnly')} />}
      {desk.desk !== 'inside' && (
        <Notice tone="warning" title={say(`console.support.notInside.${desk.desk}`)} />
      )}
      <p className="op-quiet" role="status">
        {say(desk.open ? 'console.support.open' : 'console.support.closed')}
        {desk.waitSeconds !== null &&
          ` ${say('console.support.wait', { minutes: Math.max(1, Math.round(desk.waitSeconds / 60)) })}`}
      </p>
      <div className="op-support" data-open={conversation !== undefined}>
        <KeptAnswer asked={queue}>
          {(shown) => (
            <SupportQueue
              queue={shown}
              asked={asked}
              open={conversation}
              onAsk={setAsked}
              addressOf={(id) => `/${pack}/support/${id}`}
            />
          )}
        </KeptAnswer>
        {conversation === undefined ? (
          <EmptyState icon="feedback" title={say('console.support.choose')} />
        ) : (
          <ConversationView
            key={conversation}
            id={conversation}
            desk={desk}
            mayWrite={members.writes}
            typing={typing === conversation}
            onBack={() => void navigate(`/${pack}/support`)}
          />
        )}
      </div>
    </>
  );
};

/** Counts what waits in the title of the window, and says without a sound when it becomes more. */
function useNewOnes(count: number | undefined): void {
  const announce = useAnnounce();
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (count === undefined) return undefined;
    const { title } = document;
    const counted = count > 0 ? `(${count}) ${title}` : title;
    document.title = counted;
    if (before.current !== undefined && count > before.current)
      announce(say('console.support.newOnes', { number: count }));
    before.current = count;
    return () => {
      // The page that comes next has named itself by now.
      if (document.title === counted) document.title = title;
    };
  }, [announce, count]);
}
