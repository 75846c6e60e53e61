import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { MemberField } from '#contract/generated/admin-types.ts';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Member } from './calls.ts';
import './members.css';
import { say } from '../language/say.ts';
import { MemberLabels } from './MemberLabels.tsx';
import { MemberTags } from './MemberTags.tsx';
import { useMember } from './useMembers.ts';
import { valueText } from './value-text.ts';

const AGENTS = new Set([1, 2, 41, 42]);

function typeText(type: number): string {
  if (type === 0) return say('console.members.types.member');
  return AGENTS.has(type) ? say('console.members.types.agent') : say('console.members.type', { type });
}

function verifiedText({ emailVerified, mobileVerified }: Member): string {
  const verified = [
    ...(emailVerified ? [say('console.members.searched.email')] : []),
    ...(mobileVerified ? [say('console.members.searched.mobile')] : []),
  ];
  return verified.join(', ') || say('console.members.verifiedNothing');
}

/** One member: the account and all stored values. */
export const MemberPage = () => {
  const { member: id = '' } = useParams();
  const { pack } = usePack();
  const { data, error, isPending, refetch } = useMember(id);
  return (
    <section className="op-section" aria-labelledby="member-title">
      <header className="op-section-head">
        <Link className="op-back op-link" to={`/${pack}/members`}>
          {say('console.members.back')}
        </Link>
        <h1 id="member-title">{data?.account ?? say('console.members.title')}</h1>
      </header>
      {isPending && <Loading />}
      {error && <RefusalNotice refusal={refusalOf(error)} onRetry={() => void refetch()} />}
      {data && <Parts member={data} />}
    </section>
  );
};

const Parts = ({ member }: { member: Member }) => {
  const own = member.fields.filter((field) => field.own);
  const others = member.fields.filter((field) => !field.own);
  return (
    <div className="op-member">
      <Part
        title={say('console.members.accountPart')}
        facts={[
          [say('console.members.nickname'), member.nickname],
          [say('console.members.kind'), typeText(member.type)],
          [
            say('console.members.registered'),
            <Time key="registered" at={member.registeredAt} timeZone={member.timeZone} />,
          ],
          [
            say('console.members.lastLogin'),
            member.lastLoginAt === null ? (
              say('console.members.never')
            ) : (
              <Time key="login" at={member.lastLoginAt} timeZone={member.timeZone} />
            ),
          ],
          [say('console.members.verified'), verifiedText(member)],
          ...(member.language === null ? [] : [[say('console.members.language'), member.language] as const]),
          ...(member.upline === null ? [] : [[say('console.members.upline'), member.upline] as const]),
        ]}
      />
      <MemberTags member={member} />
      <MemberLabels member={member} />
      <Part title={say('console.members.ownPart')} facts={factsOf(own)} />
      <Part title={say('console.members.platformPart')} facts={factsOf(others)} />
    </div>
  );
};

type Fact = readonly [name: string, value: ReactNode];

const factsOf = (fields: readonly MemberField[]): Fact[] =>
  fields.map(({ label, value }) => [label, valueText(value)]);

const Part = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className="op-member-part" aria-label={title}>
    <h2>{title}</h2>
    {facts.length === 0 ? (
      <p className="op-quiet">{say('console.members.nothing')}</p>
    ) : (
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </section>
);
