import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { refusalOf } from '../api/refusal.ts';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { Time } from '../parts/Time.tsx';
import { usePack } from '../workspace/WorkspaceContext.tsx';
import type { Member, MemberFieldValue } from './calls.ts';
import './members.css';
import { memberTexts as texts } from './texts.ts';
import { useMember } from './useMembers.ts';
import { valueText } from './value-text.ts';

/** One member: the account, and everything that is kept of what was entered. */
export const MemberPage = () => {
  const { member: id = '' } = useParams();
  const { pack } = usePack();
  const { data, error, isPending, refetch } = useMember(id);
  return (
    <section className="op-section" aria-labelledby="member-title">
      <header className="op-section-head">
        <Link className="op-back op-link" to={`/${pack}/members`}>
          {texts.back}
        </Link>
        <h1 id="member-title">{data?.account ?? texts.title}</h1>
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
        title={texts.accountPart}
        facts={[
          [texts.nickname, member.nickname],
          [texts.kind, texts.type(member.type)],
          [texts.registered, <Time key="registered" at={member.registeredAt} />],
          [
            texts.lastLogin,
            member.lastLoginAt === null ? texts.never : <Time key="login" at={member.lastLoginAt} />,
          ],
          [texts.verified, texts.verifiedWhat(member.emailVerified, member.mobileVerified)],
          ...(member.language === null ? [] : [[texts.language, member.language] as const]),
          ...(member.upline === null ? [] : [[texts.upline, member.upline] as const]),
        ]}
      />
      <Part title={texts.ownPart} facts={factsOf(own)} />
      <Part title={texts.platformPart} facts={factsOf(others)} />
    </div>
  );
};

type Fact = readonly [name: string, value: ReactNode];

const factsOf = (fields: readonly MemberFieldValue[]): Fact[] =>
  fields.map(({ label, value }) => [label, valueText(value)]);

const Part = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className="op-member-part" aria-label={title}>
    <h2>{title}</h2>
    {facts.length === 0 ? (
      <p className="op-quiet">{texts.nothing}</p>
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
