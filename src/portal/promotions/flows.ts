import type { ActionDefinition } from '../actions/definition.ts';
import { sendFiles } from '../flows/send-files.ts';
import { textOf } from '../flows/submitted-text.ts';
import { refreshPromotions } from './refresh.ts';
import { rewardText } from './reward-text.ts';

const applyForPromotion: ActionDefinition<'applyForPromotion'> = async (_, portal, { form, about }) => {
  const values = form?.values ?? {};
  const body = { promotion: about?.['promotion'] ?? '', remark: textOf(values, 'remark') };
  try {
    // Sent again after a picture that failed, it is answered with the application that waits.
    const { id } = await portal.gateway.call('promotionApply', { body });
    await sendFiles(values['images'], (file) =>
      portal.gateway.call('promotionPicture', { query: { id }, body: file }),
    );
  } finally {
    refreshPromotions(portal);
  }
  portal.toasts.show(portal.say('promo.apply.done'), 'success');
};

const enterPromotionCode: ActionDefinition<'enterPromotionCode'> = async (_, portal, { form }) => {
  const body = { code: textOf(form?.values ?? {}, 'code') };
  const { award } = await portal.gateway.call('promotionCode', { body });
  refreshPromotions(portal);
  const { currency = 'USD', currencyDigits = 2 } = portal.documents.current.brand;
  const speaker = { say: portal.say, language: portal.texts.locale() };
  const reward = rewardText(award, { currency, digits: currencyDigits }, speaker);
  portal.toasts.show(portal.say('promo.received', { reward }), 'success');
};

/** Flows of the actions of promotions, in one chunk that loads with its first form. */
export const promotionFlows = { applyForPromotion, enterPromotionCode } as const;
