import { useState, type FormEvent } from 'react';
import { priceGroup, rateFault, type Rate } from '#play/agents/rates.ts';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { rateText, typedRate } from '#portal/agents/rate.ts';
import { RateField } from '#portal/agents/RateField.tsx';
import { useTeamStep } from '#portal/agents/use-team-step.ts';
import { formatNumber } from '#portal/format/format-number.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Downline } from './downline.ts';
import '#portal/parts/ask-dialog.css';

/** Sets the rate of a direct downline, once the agent has read what changes; bets that were placed before keep theirs. */
export function RateForm({ member, step }: { member: Downline; step: number }) {
  const { id, rate, min, max } = member;
  const say = useText();
  const locale = useLocale();
  const { gateway } = usePortal();
  const [typed, setTyped] = useState(String(rate / 100));
  const [unread, setUnread] = useState<string>();
  const [asked, setAsked] = useState<Rate>();
  const { busy, wrong, run } = useTeamStep(['agentDownlines']);
  if (min > max) return <p>{say('team.rate.none')}</p>;
  const faultOf = (wanted: Rate | undefined): string | undefined => {
    if (wanted === undefined) return say('form.error.invalidNumber');
    if (wanted === rate) return say('team.rate.same');
    const fault = rateFault(wanted, { min, max, step });
    if (fault === 'PATTERN') return say('team.rate.steps', { step: rateText(step, locale) });
    return fault && say(`team.rate.${fault}`, { rate: rateText(fault === 'TOO_LARGE' ? max : min, locale) });
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typedRate(typed);
    const fault = faultOf(wanted);
    setUnread(fault);
    if (fault === undefined) setAsked(wanted);
  };
  const send = (wanted: Rate) => {
    setAsked(undefined);
    void run(async () => {
      const done = await gateway.call('agentRate', { body: { member: id, rate: wanted } });
      return say('team.rate.done', { rate: rateText(done.rate, locale) });
    });
  };
  return (
    <>
      <form className="lv-team-form" onSubmit={ask} noValidate>
        <RateField
          value={typed}
          {...{ min, max, step }}
          wrong={unread ?? wrong['rate']}
          onChange={setTyped}
        />
        <Button type="submit" variant="primary" busy={busy}>
          {say('team.rate.save')}
        </Button>
      </form>
      {asked !== undefined && (
        <AskRate member={member} after={asked} onYes={() => send(asked)} onNo={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** From what to what, when it takes effect, and whom it touches. */
function AskRate({
  member: { account, rate: before, downlines },
  after,
  onYes,
  onNo,
}: {
  member: Downline;
  after: Rate;
  onYes: () => void;
  onNo: () => void;
}) {
  const say = useText();
  const locale = useLocale();
  const [from, to] = [rateText(before, locale), rateText(after, locale)];
  const group = (rate: Rate) => formatNumber(String(priceGroup(rate)), locale);
  return (
    <Dialog
      open
      size="small"
      title={say('team.rate.ask', { account })}
      closeLabel={say('common.close')}
      onClose={onNo}
    >
      <div className="lv-ask">
        <p>
          {say('team.rate.ask.change', {
            before: from,
            after: to,
            groupBefore: group(before),
            groupAfter: group(after),
          })}
        </p>
        <p>{say('team.rate.ask.when')}</p>
        <p>
          {say(after < before ? 'team.rate.ask.more' : 'team.rate.ask.less', {
            account,
            part: rateText(Math.abs(after - before), locale),
          })}
        </p>
        <p>
          {say(downlines === 0 ? 'team.rate.ask.alone' : 'team.rate.ask.below', {
            account,
            count: downlines,
          })}
        </p>
        <Button variant="primary" block onClick={onYes}>
          {say('team.rate.ask.yes', { after: to })}
        </Button>
        <Button block onClick={onNo}>
          {say('team.rate.ask.no', { before: from })}
        </Button>
      </div>
    </Dialog>
  );
}
