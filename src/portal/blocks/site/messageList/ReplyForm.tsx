import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';

/** A few words to somebody of the team; `onSend` is true once they were sent. */
export function ReplyForm({
  label,
  send: sendLabel,
  length,
  busy,
  onSend,
}: {
  label: string;
  /** Label of the button. */
  send: string;
  /** Characters at most. */
  length: number;
  busy: boolean;
  onSend: (text: string) => Promise<boolean>;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(typed.trim())) setTyped('');
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="lv-control"
        rows={3}
        maxLength={length}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="small" busy={busy} disabled={typed.trim() === ''}>
        {sendLabel}
      </Button>
    </form>
  );
}
