import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { AmountEntry } from '#portal/cashier/AmountEntry.tsx';
import { Choice } from '#portal/cashier/Choice.tsx';
import { Facts } from '#portal/cashier/Facts.tsx';
import { PictureEntry } from '#portal/cashier/PictureEntry.tsx';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import { TimeLeft } from '#portal/cashier/TimeLeft.tsx';
import type { Money } from '#portal/cashier/use-money.ts';
import { useSending } from '#portal/cashier/use-sending.ts';
import { useWrongFocus } from '#portal/cashier/use-wrong-focus.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Withdrawal = CallValue<'withdrawalList'>['withdrawals'][number];

const answers = ['full', 'partly', 'none'] as const;
type Answer = (typeof answers)[number];

/** What came of one withdrawal: all, a part with how much, or nothing with a picture that shows it. */
export function AnswerForm({
  withdrawal,
  money,
  onAnswered,
}: {
  withdrawal: Withdrawal;
  money: Money;
  onAnswered: () => void;
}) {
  const say = useText();
  const portal = usePortal();
  const name = useId();
  const { id, payout, dueAt } = withdrawal;
  // Nothing is chosen for the member: a second press on the button must not answer for the withdrawal that comes next.
  const [answer, choose] = useState<Answer>();
  const [received, setReceived] = useState('');
  const [proofs, setProofs] = useState(withdrawal.proofs);
  const [asked, setAsked] = useState(false);
  const saying = useSending();
  const { form, point } = useWrongFocus(saying.fields);
  const showing = useSending();
  const came = received === '' ? 0n : BigInt(received);
  const fits = answer !== 'partly' || (came > 0n && came < BigInt(payout));
  const shown = answer !== 'none' || proofs > 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!answer || !fits || !shown) return point(() => setAsked(true));
    const body = { id, answer, ...(answer === 'partly' && { received }) };
    const said = await saying.send(() => portal.gateway.call('withdrawalAnswer', { body }));
    if (!said) return;
    refreshCashier(portal);
    portal.toasts.show(
      say(said.state === 'CLOSED' ? 'cashier.answer.thanks' : 'cashier.answer.disputed'),
      'success',
    );
    onAnswered();
  };
  const prove = async (file: File): Promise<boolean> => {
    const sent = await showing.send(() =>
      portal.gateway.call('withdrawalProof', { query: { id }, body: file }),
    );
    if (sent) setProofs(sent.proofs);
    return sent !== undefined;
  };
  const failed = saying.failed ?? showing.failed;
  return (
    <form ref={form} className="lv-cash-form" onSubmit={(event) => void submit(event)} noValidate>
      <p className="lv-cash-amount">{money.say(payout)}</p>
      <Facts
        facts={[
          [say('cashier.answer.account'), `${withdrawal.bankName} ${withdrawal.number}`],
          [say('cashier.reference'), withdrawal.reference],
        ]}
      />
      {dueAt !== undefined && <TimeLeft until={dueAt} words="cashier.answer.left" />}
      <fieldset>
        <legend>{say('cashier.answer.question')}</legend>
        {answers.map((each) => (
          <Choice
            key={each}
            name={name}
            checked={answer === each}
            onChoose={() => choose(each)}
            title={say(`cashier.answer.${each}`)}
            text={say(`cashier.answer.${each}.text`)}
          />
        ))}
      </fieldset>
      {answer === 'partly' && (
        <>
          <AmountEntry
            label={say('cashier.answer.received')}
            value={received}
            onValue={setReceived}
            money={money}
            wrong={
              asked && !fits ? say('cashier.answer.received.wrong', { payout: money.say(payout) }) : undefined
            }
          />
          <Facts
            facts={[
              [say('cashier.answer.remaining'), fits ? money.say(String(BigInt(payout) - came)) : undefined],
            ]}
          />
        </>
      )}
      {(answer === 'partly' || answer === 'none') && (
        <PictureEntry label="cashier.answer.proof" count={proofs} busy={showing.busy} onPicture={prove} />
      )}
      <p className="lv-cash-failed" role="alert">
        {failed !== undefined && say(failed)}
        {failed === undefined && asked && !answer && say('cashier.answer.choose')}
        {failed === undefined && asked && !shown && say('error.PROOF_REQUIRED')}
      </p>
      <Button type="submit" variant="primary" busy={saying.busy} disabled={showing.busy}>
        {say('cashier.answer.send')}
      </Button>
    </form>
  );
}
