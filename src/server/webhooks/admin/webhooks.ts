import { Refusal } from '#server/http/refusal.ts';
import { deliveriesOf, resend, sendTest } from '../deliveries.ts';
import { webhookEventNames } from '#server/audit/events.ts';
import {
  addWebhook,
  editWebhook,
  listWebhooks,
  ownWebhook,
  removeWebhook,
  rotateSecret,
} from '../webhooks.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** Webhooks of the packs that the operator administers, and their deliveries. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('webhookList', async ({ services: { context }, operator }) => ({
    webhooks: await listWebhooks(context, operator),
    events: webhookEventNames,
  })),
  defineAdminCall('webhookAdd', ({ services: { context, webhooks }, operator, body }) =>
    addWebhook(context, body, operator, webhooks),
  ),
  defineAdminCall('webhookEdit', ({ services: { context, webhooks }, operator, params: { id }, body }) =>
    editWebhook(context, id, body, operator, webhooks),
  ),
  defineAdminCall('webhookRemove', ({ services: { context }, operator, params: { id } }) =>
    removeWebhook(context, id, operator),
  ),
  defineAdminCall('webhookSecret', ({ services: { context }, operator, params: { id } }) =>
    rotateSecret(context, id, operator),
  ),
  defineAdminCall('webhookTest', async ({ services: { context }, operator, params: { id } }) => {
    const webhook = await ownWebhook(context, id, operator);
    if (webhook instanceof Refusal) return webhook;
    await sendTest(context, webhook, operator.account);
    return undefined;
  }),
  defineAdminCall('webhookDeliveries', async ({ services: { context }, operator, params: { id }, query }) => {
    const webhook = await ownWebhook(context, id, operator);
    if (webhook instanceof Refusal) return webhook;
    return deliveriesOf(context.db, id, query.before === undefined ? undefined : Number(query.before));
  }),
  defineAdminCall('webhookResend', async ({ services: { context }, operator, params: { id, delivery } }) => {
    const webhook = await ownWebhook(context, id, operator);
    return webhook instanceof Refusal ? webhook : resend(context, webhook, delivery, operator.account);
  }),
];
