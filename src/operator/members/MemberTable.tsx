import { Link } from 'react-router-dom';
import type { MemberLine } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { MembersAbout } from './calls.ts';
import { say } from '../language/say.ts';
import { useMemberSearch } from './useMembers.ts';
import { valueText } from './value-text.ts';

/** Members that a search finds, with the values of the fields that are searched. */
export const MemberTable = ({ asked, about }: { asked: string; about: MembersAbout }) => {
  const found = useMemberSearch(asked);
  const members = found.data?.pages.flatMap((page) => page.members) ?? [];
  if (found.isPending) return <Loading rows={8} />;
  if (found.error)
    return <RefusalNotice refusal={refusalOf(found.error)} onRetry={() => void found.refetch()} />;
  if (members.length === 0)
    return (
      <EmptyState
        icon="user"
        title={asked === '' ? say('console.members.noneYet') : say('console.members.none')}
      >
        <p>{asked === '' ? say('console.members.noneYetHint') : say('console.members.noneHint')}</p>
      </EmptyState>
    );
  return (
    <>
      <div className="op-list-frame">
        <table className="op-list op-members">
          <caption className="op-unseen">{say('console.members.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('console.members.account')}</th>
              <th scope="col">{say('console.members.nickname')}</th>
              {about.searched.map(({ field, label }) => (
                <th key={field} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{say('console.members.registered')}</th>
              <th scope="col">{say('console.members.lastLogin')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row key={member.id} member={member} about={about} />
            ))}
          </tbody>
        </table>
      </div>
      {found.hasNextPage && (
        <div>
          <Button busy={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            {say('console.members.more')}
          </Button>
        </div>
      )}
    </>
  );
};

const Row = ({ member, about: { searched, timeZone } }: { member: MemberLine; about: MembersAbout }) => {
  const { pack } = usePack();
  return (
    <tr>
      <th scope="row">
        <Link className="op-link" to={`/${pack}/members/${member.id}`}>
          {member.account}
        </Link>
      </th>
      <td>{member.nickname}</td>
      {searched.map(({ field }) => (
        <td key={field}>{valueText(member.values[field])}</td>
      ))}
      <td className="op-members-when">
        <Time at={member.registeredAt} timeZone={timeZone} />
      </td>
      <td className="op-members-when">
        {member.lastLoginAt === null ? (
          say('console.members.never')
        ) : (
          <Time at={member.lastLoginAt} timeZone={timeZone} />
        )}
      </td>
    </tr>
  );
};
