import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { TeamField } from '#portal/agents/TeamField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { latinDigits } from '#engine/texts/latin-digits.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { KindAndRateFields } from './KindAndRateFields.tsx';
import { useKindAndRate } from './use-kind-and-rate.ts';

const lasts = [0, 1, 7, 30, 90] as const;
const usesMax = 100_000;

/** Makes an invitation link with its kind of account, rate, end and number of uses; `onMade` is told its code. */
export function LinkForm({
  value,
  onMade,
}: {
  value: CallValue<'agentLinks'>;
  onMade: (code: string) => void;
}) {
  const say = useText();
  const id = useId();
  const portal = usePortal();
  const entry = useKindAndRate(value);
  const { kind, rate } = entry;
  const [days, setDays] = useState<number>(0);
  const [uses, setUses] = useState('');
  const [note, setNote] = useState('');
  const [unread, setUnread] = useState<'rate' | 'uses'>();
  const { busy, wrong, run } = useTeamStep(['agentLinks']);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const times = uses.trim() === '' ? undefined : Number(latinDigits(uses).trim());
    const isTimes = times === undefined || (Number.isInteger(times) && times >= 1 && times <= usesMax);
    setUnread(rate === undefined ? 'rate' : isTimes ? undefined : 'uses');
    if (rate === undefined || !isTimes) return;
    void run(async () => {
      const body = {
        type: kind.type,
        rate,
        ...(days > 0 && { days }),
        ...(times !== undefined && { uses: times }),
        ...(note.trim() !== '' && { note: note.trim() }),
      };
      const { code } = await withIntention(portal, 'agentLinkMake', body, (idempotencyKey) =>
        portal.gateway.call('agentLinkMake', { body }, { idempotencyKey }),
      );
      setNote('');
      onMade(code);
      return say('team.link.done');
    });
  };
  return (
    <form className="lv-team-form" aria-label={say('team.link.make')} onSubmit={send} noValidate>
      <KindAndRateFields value={value} entry={entry} isUnread={unread === 'rate'} wrong={wrong} />
      <TeamField id={`${id}-days`} label={say('team.link.days')} wrong={wrong['days']}>
        <select
          id={`${id}-days`}
          className="lv-select-arrow"
          value={days}
          aria-describedby={`${id}-days-told`}
          onChange={({ target }) => setDays(Number(target.value))}
        >
          {lasts.map((last) => (
            <option key={last} value={last}>
              {say(last === 0 ? 'team.link.stays' : 'team.link.forDays', { count: last })}
            </option>
          ))}
        </select>
      </TeamField>
      <TeamField
        id={`${id}-uses`}
        label={say('team.link.uses')}
        hint={say('team.link.uses.hint')}
        wrong={unread === 'uses' ? say('form.error.invalidNumber') : wrong['uses']}
      >
        <input
          id={`${id}-uses`}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={uses}
          aria-describedby={`${id}-uses-told`}
          onChange={({ target }) => setUses(target.value)}
        />
      </TeamField>
      <TeamField id={`${id}-note`} label={say('team.link.note')} wrong={wrong['note']}>
        <input
          id={`${id}-note`}
          type="text"
          autoComplete="off"
          maxLength={64}
          value={note}
          aria-describedby={`${id}-note-told`}
          onChange={({ target }) => setNote(target.value)}
        />
      </TeamField>
      <Button type="submit" variant="primary" icon="plus" busy={busy}>
        {say('team.link.make')}
      </Button>
    </form>
  );
}
