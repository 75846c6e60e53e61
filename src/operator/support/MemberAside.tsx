import { Link } from 'react-router-dom';
import { say } from '../language/say.ts';
import { Answered } from '../parts/Answered.tsx';
import { Time } from '../parts/Time.tsx';
import { useMember } from '../members/useMembers.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Head } from './useSupport.ts';

/** Who writes: the member with a way to all that is known, or what a visitor says of itself. */
export const MemberAside = ({ head, timeZone }: { head: Head; timeZone: string }) => (
  <aside className="op-support-aside" aria-label={say('console.support.who')}>
    {head.member ? (
      <MemberFacts id={head.member.id} timeZone={timeZone} />
    ) : (
      <dl>
        <dt>{say('console.support.visitor')}</dt>
        <dd>{head.name || '–'}</dd>
        {head.contact !== '' && (
          <>
            <dt>{say('console.support.contact')}</dt>
            <dd>{head.contact}</dd>
          </>
        )}
      </dl>
    )}
  </aside>
);

const MemberFacts = ({ id, timeZone }: { id: string; timeZone: string }) => {
  const { pack } = usePack();
  const asked = useMember(id);
  return (
    <Answered asked={asked}>
      {(member) => (
        <>
          <dl>
            <dt>{say('console.support.member')}</dt>
            <dd>
              <Link to={`/${pack}/members/${encodeURIComponent(id)}`}>{member.account}</Link>
            </dd>
            <dt>{say('console.support.registered')}</dt>
            <dd>
              <Time at={member.registeredAt} timeZone={timeZone} />
            </dd>
            {member.tags.length > 0 && (
              <>
                <dt>{say('console.support.tags')}</dt>
                <dd>{member.tags.join(', ')}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </Answered>
  );
};
