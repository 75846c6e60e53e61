import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { AdminApi } from '../api/admin-api.ts';

export const webhooksKey = ['webhooks'] as const;

/** Webhooks that the operator may manage, and the available events. */
export const listWebhooks = ({ call }: AdminApi) => call('webhookList');

/** Adds a webhook; its secret is in this answer only. */
export const addWebhook = ({ call }: AdminApi, body: AdminCallTypes['webhookAdd']['body']) =>
  call('webhookAdd', { body });

export const editWebhook = ({ call }: AdminApi, id: string, body: AdminCallTypes['webhookEdit']['body']) =>
  call('webhookEdit', { params: { id }, body });

export const removeWebhook = ({ call }: AdminApi, id: string) => call('webhookRemove', { params: { id } });

/** Creates another secret, which is in this answer only. */
export const rotateSecret = ({ call }: AdminApi, id: string) => call('webhookSecret', { params: { id } });

export const testWebhook = ({ call }: AdminApi, id: string) => call('webhookTest', { params: { id } });

/** Fifty deliveries, the newest first; `next` is the number to go on before. */
export const listDeliveries = ({ call }: AdminApi, id: string, before: number | null) =>
  call('webhookDeliveries', { params: { id }, query: before === null ? {} : { before: String(before) } });

export const resendDelivery = ({ call }: AdminApi, id: string, delivery: string) =>
  call('webhookResend', { params: { id, delivery } });
