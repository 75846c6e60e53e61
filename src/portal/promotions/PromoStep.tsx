import { Suspense, useMemo, useState } from 'react';
import { Button, Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { FormOfBrand } from '../forms/FormOfBrand.tsx';
import type { Promotion, PromotionMoney } from './Promotions.tsx';
import { SendStep } from './SendStep.tsx';

type Standing = NonNullable<Promotion['standing']>;

const forms = { apply: 'promotionApplication', code: 'promotionCode' } as const;

/** The one step that is open to the member: a button, or one that opens a form. */
export function PromoStep({ standing, money }: { standing: Standing; money: PromotionMoney }) {
  const say = useText();
  const [asked, setAsked] = useState<keyof typeof forms>();
  const { step, state } = standing;
  return (
    <>
      {(step === 'join' || step === 'claim') && (
        <SendStep key={step} step={step} standing={standing} money={money} />
      )}
      {(step === 'apply' || step === 'code') && (
        <Button variant="primary" onClick={() => setAsked(step)}>
          {say(step === 'apply' && state === 'REJECTED' ? 'promo.step.again' : `promo.step.${step}`)}
        </Button>
      )}
      {/* Stays while it is open: the step may be gone before all pictures are sent. */}
      {asked && <FormDialog standing={standing} form={asked} onDone={() => setAsked(undefined)} />}
    </>
  );
}

function FormDialog({
  standing: { id, title },
  form,
  onDone,
}: {
  standing: Standing;
  form: keyof typeof forms;
  onDone: () => void;
}) {
  const say = useText();
  const about = useMemo(() => ({ promotion: id }), [id]);
  return (
    <Dialog open size="small" title={title} closeLabel={say('common.close')} onClose={onDone}>
      <Suspense fallback={<Skeleton height="14rem" />}>
        <FormOfBrand id={forms[form]} {...(form === 'apply' && { about })} onSent={onDone} />
      </Suspense>
    </Dialog>
  );
}
