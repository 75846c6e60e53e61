import { useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { AskDialog } from '#portal/parts/AskDialog.tsx';
import { Notice } from '#portal/parts/Notice.tsx';

/** In the place of the form while a withdrawal would end a bonus: says so with the amount, and asks once more before the form shows. */
export function ForfeitNotice({ amount, onAgree }: { amount: string; onAgree: () => void }) {
  const say = useText();
  const [asked, setAsked] = useState(false);
  const close = (): void => setAsked(false);
  const text = say('cashier.withdraw.bonus.text', { amount });
  return (
    <>
      <Notice
        icon="gift"
        title={say('cashier.withdraw.bonus')}
        text={text}
        live
        action={<Button onClick={() => setAsked(true)}>{say('cashier.withdraw.bonus.open')}</Button>}
      />
      {asked && (
        <AskDialog
          title={say('cashier.withdraw.bonus')}
          text={text}
          yes={say('cashier.withdraw.bonus.confirm', { amount })}
          no={say('cashier.withdraw.bonus.keep')}
          onYes={onAgree}
          onNo={close}
        />
      )}
    </>
  );
}
