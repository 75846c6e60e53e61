import { Suspense, useMemo, useState } from 'react';
import { Button, Dialog, Skeleton } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import { CallError } from '#portal/gateway/call-error.ts';
import type { Promotion, PromotionMoney } from '#portal/promotions/Promotions.tsx';
import { refreshPromotions } from '#portal/promotions/refresh.ts';
import { rewardText } from '#portal/promotions/reward-text.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

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

function SendStep({
  step,
  standing: { id, awards },
  money,
}: {
  step: 'join' | 'claim';
  standing: Standing;
  money: PromotionMoney;
}) {
  const say = useText();
  const portal = usePortal();
  const language = useLocale();
  const [busy, setBusy] = useState(false);
  const open = awards.findLast(({ state }) => state === 'OPEN');
  const send = async (): Promise<string> => {
    if (step === 'join') {
      await portal.gateway.call('promotionJoin', { body: { promotion: id } });
      return say('promo.joined');
    }
    const award = await portal.gateway.call('promotionClaim', { body: { award: open?.id ?? '' } });
    return say('promo.received', { reward: rewardText(award, money, { say, language }) });
  };
  const press = async () => {
    if (busy) return;
    setBusy(true);
    try {
      portal.toasts.show(await send(), 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      // A refusal may tell that the state has changed.
      refreshPromotions(portal);
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" busy={busy} onClick={() => void press()}>
      {step === 'claim' && open
        ? say('promo.step.claim', { reward: rewardText(open, money, { say, language }) })
        : say('promo.step.join')}
    </Button>
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
