import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { Member } from './calls.ts';
import { useLabelMember } from './useMembers.ts';

/** Labels of a text, between the commas of any script. */
const labelsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,，、၊]/u)
      .map((label) => label.trim())
      .filter((label) => label !== ''),
  ),
];

/** What a member is called: the label of a club, and others. The member sees them with the account. */
export const MemberLabels = ({ member: { id, shown } }: { member: Member }) => {
  const [club, setClub] = useState(shown.clubLabel);
  const [others, setOthers] = useState(shown.labels.join(', '));
  const labelling = useLabelMember(id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (labelling.isPending) return;
    labelling.mutate(
      { clubLabel: club.trim(), labels: labelsIn(others) },
      {
        onSuccess: ({ clubLabel, labels }) => {
          setClub(clubLabel);
          setOthers(labels.join(', '));
        },
      },
    );
  };
  return (
    <section className="op-member-part" aria-label={say('console.members.labels.title')}>
      <form className="op-stack" onSubmit={save} noValidate>
        <TextInput
          label={say('console.members.labels.club')}
          value={club}
          onChange={setClub}
          maxLength={40}
        />
        <TextInput
          label={say('console.members.labels.others')}
          hint={say('console.members.labels.hint')}
          value={others}
          onChange={setOthers}
          maxLength={500}
        />
        {labelling.error && <RefusalNotice refusal={refusalOf(labelling.error)} />}
        {labelling.isSuccess && (
          <Notice tone="good" live>
            {say('console.members.labels.saved')}
          </Notice>
        )}
        <Button type="submit" busy={labelling.isPending}>
          {say('console.members.labels.save')}
        </Button>
      </form>
    </section>
  );
};
