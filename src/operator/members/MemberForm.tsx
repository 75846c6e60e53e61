import type { ReactNode } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { Button } from '../parts/Button.tsx';
import { Notice, RefusalNotice } from '../parts/Notice.tsx';

/** Form of what operators say of a member: its inputs, what the server answered, and the button. */
export const MemberForm = ({
  of,
  saving: { isPending, isSuccess, error },
  onSave,
  children,
}: {
  /** Part of the keys of its words. */
  of: 'tags' | 'labels';
  saving: { isPending: boolean; isSuccess: boolean; error: unknown };
  onSave: () => void;
  children: ReactNode;
}) => (
  <section className="op-member-part" aria-label={say(`console.members.${of}.title`)}>
    <form
      className="op-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSave();
      }}
      noValidate
    >
      {children}
      {error != null && <RefusalNotice refusal={refusalOf(error)} />}
      {isSuccess && (
        <Notice tone="good" live>
          {say(`console.members.${of}.saved`)}
        </Notice>
      )}
      <Button type="submit" busy={isPending}>
        {say(`console.members.${of}.save`)}
      </Button>
    </form>
  </section>
);
