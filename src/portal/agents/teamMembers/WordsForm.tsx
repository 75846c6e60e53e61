import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';

const most = 500;

/** A few words about a member, and what sends them; `onSend` answers what is told then. */
export function WordsForm({
  name,
  label,
  hint,
  send,
  before = '',
  least = 0,
  onSend,
}: {
  /** Field of the call, at which its refusals stand. */
  name: string;
  label: string;
  hint: string;
  send: string;
  before?: string | undefined;
  /** Fewest characters that are sent. */
  least?: number;
  onSend: (words: string) => Promise<string>;
}) {
  const id = useId();
  const [typed, setTyped] = useState(before);
  const { busy, wrong, run } = useTeamStep(['agentDownlines']);
  const words = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onSend(words));
  };
  return (
    <form className="lv-team-form" onSubmit={submit}>
      <TeamField id={id} label={label} hint={hint} wrong={wrong[name]}>
        <textarea
          id={id}
          rows={2}
          maxLength={most}
          value={typed}
          aria-describedby={`${id}-told`}
          onChange={({ target }) => setTyped(target.value)}
        />
      </TeamField>
      <Button type="submit" busy={busy} disabled={words.length < least}>
        {send}
      </Button>
    </form>
  );
}
