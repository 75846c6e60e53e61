import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';
import type { Member } from './calls.ts';
import { MemberForm } from './MemberForm.tsx';
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
  const save = (): void =>
    labelling.mutate(
      { clubLabel: club.trim(), labels: labelsIn(others) },
      {
        onSuccess: ({ clubLabel, labels }) => {
          setClub(clubLabel);
          setOthers(labels.join(', '));
        },
      },
    );
  return (
    <MemberForm of="labels" saving={labelling} onSave={save}>
      <TextInput label={say('console.members.labels.club')} value={club} onChange={setClub} maxLength={40} />
      <TextInput
        label={say('console.members.labels.others')}
        hint={say('console.members.labels.hint')}
        value={others}
        onChange={setOthers}
        maxLength={500}
      />
    </MemberForm>
  );
};
