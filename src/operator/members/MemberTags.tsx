import { useState, type FormEvent } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { Member } from './calls.ts';
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
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!tagging.isPending)
      tagging.mutate(tagsIn(text), { onSuccess: ({ tags }) => setText(tags.join(', ')) });
  };
  return (
    <section className="op-member-part" aria-label={say('console.members.tags.title')}>
      <form className="op-stack" onSubmit={save} noValidate>
        <TextInput
          label={say('console.members.tags.title')}
          hint={say('console.members.tags.hint')}
          value={text}
          onChange={setText}
          maxLength={500}
        />
        {tagging.error && <RefusalNotice refusal={refusalOf(tagging.error)} />}
        {tagging.isSuccess && (
          <Notice tone="good" live>
            {say('console.members.tags.saved')}
          </Notice>
        )}
        <Button type="submit" busy={tagging.isPending}>
          {say('console.members.tags.save')}
        </Button>
      </form>
    </section>
  );
};
