import { useState } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { Button } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { RefusalNotice } from '../parts/Notice.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import type { MembersAbout } from './calls.ts';
import { MemberTable } from './MemberTable.tsx';
import './members.css';
import { oneOf } from '../language/format.ts';
import { say } from '../language/say.ts';
import { useMemberCalls, useMembersAbout } from './useMembers.ts';

const searched = (['account', 'nickname', 'email', 'mobile'] as const).map((name) =>
  say(`console.members.searched.${name}`),
);

/** The members of a brand: searched, listed and exported. */
export const MembersPage = () => {
  const about = useMembersAbout();
  return (
    <section className="op-section" aria-labelledby="members-title">
      <header className="op-section-head">
        <h1 id="members-title">{say('console.members.title')}</h1>
        <p className="op-lead">{say('console.members.lead')}</p>
      </header>
      {about.data ? (
        <Members about={about.data} />
      ) : about.error ? (
        <RefusalNotice refusal={refusalOf(about.error)} onRetry={() => void about.refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
};

/** Fields that every search covers, already named in the hint. */
const alwaysSearched: ReadonlySet<string> = new Set(['email', 'mobileNum']);

const Members = ({ about }: { about: MembersAbout }) => {
  const { calls } = useMemberCalls();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const labels = about.searched.flatMap(({ field, label }) => (alwaysSearched.has(field) ? [] : [label]));
  return (
    <>
      <form
        className="op-members-search"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(typed.trim());
        }}
      >
        <SearchBox
          label={say('console.members.search')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            if (text === '') setAsked('');
          }}
        />
        <Button type="submit" look="main">
          {say('console.members.submit')}
        </Button>
        {about.exports && (
          <a className="op-link" href={calls.exportAddress} download>
            {say('console.members.export')}
          </a>
        )}
        <p className="op-hint">
          {say('console.members.searchIn', {
            fields: oneOf([...searched, ...labels]),
          })}
        </p>
      </form>
      <MemberTable asked={asked} about={about} />
    </>
  );
};
