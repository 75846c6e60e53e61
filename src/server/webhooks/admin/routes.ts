import type { FastifyInstance } from 'fastify';
import type { Operator } from '#server/operators/sessions.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { WebhookReach } from '../addresses.ts';
import { deliveriesOf, resend, sendTest } from '../deliveries.ts';
import { webhookEventNames } from '#server/audit/events.ts';
import {
  addWebhook,
  editWebhook,
  listWebhooks,
  ownWebhook,
  removeWebhook,
  rotateSecret,
  type NewWebhook,
  type WebhookEdit,
} from '../webhooks.ts';
import { answer } from '#server/operators/route.ts';
import { bodies, deliveryParams, deliveriesQuery, webhookParams } from '#server/operators/schemas.ts';

type WebhookCall = { id: string };

/** Routes for webhooks of the packs that the operator administers, and their deliveries. */
export function webhookRoutes(app: FastifyInstance, context: ConfigContext, reach: WebhookReach): void {
  app.get(
    '/webhooks',
    answer(async ({ operator }) => ({
      webhooks: await listWebhooks(context, operator),
      events: webhookEventNames,
    })),
  );

  app.post(
    '/webhooks',
    { schema: { body: bodies.newWebhook } },
    answer<object, object, NewWebhook>(({ operator, body }) => addWebhook(context, body, operator, reach)),
  );

  app.patch(
    '/webhooks/:id',
    { schema: { params: webhookParams, body: bodies.webhook } },
    answer<WebhookCall, object, WebhookEdit>(({ operator, params: { id }, body }) =>
      editWebhook(context, id, body, operator, reach),
    ),
  );

  app.delete(
    '/webhooks/:id',
    { schema: { params: webhookParams } },
    answer<WebhookCall>(({ operator, params: { id } }) => removeWebhook(context, id, operator)),
  );

  app.post(
    '/webhooks/:id/secret',
    { schema: { params: webhookParams } },
    answer<WebhookCall>(({ operator, params: { id } }) => rotateSecret(context, id, operator)),
  );

  /** Work on a webhook that the operator may manage. */
  async function onOwn<T>(
    operator: Operator,
    id: string,
    work: (webhook: { id: string; name: string; pack: string }) => Promise<T>,
  ): Promise<T | Refusal> {
    const webhook = await ownWebhook(context, id, operator);
    return webhook instanceof Refusal ? webhook : await work(webhook);
  }

  app.post(
    '/webhooks/:id/test',
    { schema: { params: webhookParams } },
    answer<WebhookCall>(({ operator, params: { id } }) =>
      onOwn(operator, id, (webhook) => sendTest(context, webhook, operator.account)),
    ),
  );

  app.get(
    '/webhooks/:id/deliveries',
    { schema: { params: webhookParams, querystring: deliveriesQuery } },
    answer<WebhookCall, { before?: string }>(({ operator, params: { id }, query: { before } }) =>
      onOwn(operator, id, () =>
        deliveriesOf(context.db, id, before === undefined ? undefined : Number(before)),
      ),
    ),
  );

  app.post(
    '/webhooks/:id/deliveries/:delivery/resend',
    { schema: { params: deliveryParams } },
    answer<WebhookCall & { delivery: string }>(({ operator, params: { id, delivery } }) =>
      onOwn(operator, id, (webhook) => resend(context, webhook, delivery, operator.account)),
    ),
  );
}
