import { constantOf } from '#server/brands/documents.ts';
import { defineCall } from '#server/calls/call.ts';
import { limitByAddress, limitCalls } from '#server/calls/limit.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { newId } from '#server/crypto/tokens.ts';
import { checkOrderForm } from '#server/forms/order-forms.ts';
import { addFeedback } from '../feedback.ts';

const hourMs = 60 * 60_000;

export const route = defineCall('feedback', async (context) => {
  const { body, brand, gateway, now, session } = context;
  const { memberId } = session;
  const limited =
    (await limitCalls(context, {
      subject: `feedback:${memberId}`,
      max: constantOf(brand, 'feedbackPerHour'),
      windowMs: hourMs,
    })) ??
    (await limitByAddress(context, {
      what: 'feedback',
      max: constantOf(brand, 'feedbackPerAddressHour'),
      windowMs: hourMs,
    }));
  if (limited) return limited;
  const form = await checkOrderForm(context, 'feedback', { values: body });
  if (form instanceof CallRefusal) return form;
  const { questionType, content, contact = '' } = body;
  const { id, at } = await addFeedback(gateway.db, {
    brand: brand.brand,
    memberId,
    id: newId(gateway.random),
    questionType,
    content: content.trim(),
    contact: contact.trim(),
    now,
  });
  return { id, at: at.toISOString() };
});
