import { useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText, typedRate } from '#portal/agents/rate.ts';
import { RateField } from '#portal/agents/RateField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';

/** Sets the rate of a direct downline; bets that were placed before keep theirs. */
export function RateForm({ member: { id, rate, min, max }, step }: { member: Downline; step: number }) {
  const say = useText();
  const locale = useLocale();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState(String(rate / 100));
  const [unread, setUnread] = useState(false);
  const { busy, wrong, run } = useTeamStep(['agentDownlines']);
  if (min > max) return <p>{say('team.rate.none')}</p>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typedRate(typed);
    setUnread(wanted === undefined);
    if (wanted === undefined) return;
    void run(async () => {
      const done = await gateway.call('agentRate', { body: { member: id, rate: wanted } });
      return say('team.rate.done', { rate: rateText(done.rate, locale) });
    });
  };
  return (
    <form className="lv-team-form" onSubmit={send} noValidate>
      <RateField
        value={typed}
        {...{ min, max, step }}
        wrong={unread ? say('form.error.invalidNumber') : wrong['rate']}
        onChange={setTyped}
      />
      <Button type="submit" variant="primary" busy={busy}>
        {say('team.rate.save')}
      </Button>
    </form>
  );
}
