import { useState } from 'react';
import { say } from '../language/say.ts';
import { TextInput } from '../parts/TextInput.tsx';
import type { Member } from './calls.ts';
import { MemberForm } from './MemberForm.tsx';
import { useTagMember } from './useMembers.ts';

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/u)
      .filter((tag) => tag !== ''),
  ),
];

/** Marks of a member, by which campaigns and other conditions choose; the member never sees them. */
export const MemberTags = ({ member }: { member: Member }) => {
  const [text, setText] = useState(member.tags.join(', '));
  const tagging = useTagMember(member.id);
  const save = (): void =>
    tagging.mutate(tagsIn(text), { onSuccess: ({ tags }) => setText(tags.join(', ')) });
  return (
    <MemberForm of="tags" saving={tagging} onSave={save}>
      <TextInput
        label={say('console.members.tags.title')}
        hint={say('console.members.tags.hint')}
        value={text}
        onChange={setText}
        maxLength={500}
      />
    </MemberForm>
  );
};
