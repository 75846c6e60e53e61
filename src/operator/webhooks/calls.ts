import type { AdminApi } from '../api/admin-api.ts';

export type Webhook = {
  id: string;
  name: string;
  url: string;
  /** `*`: of every brand. */
  pack: string;
  events: string[];
  active: boolean;
  /** Why the server switched it off. */
  switchedOff: string | null;
  failingSince: string | null;
  createdAt: string;
  createdBy: string;
};

export type WebhookFields = { name: string; url: string; events: string[] };

export type Delivery = {
  id: string;
  number: number;
  event: string;
  body: string;
  at: string;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  nextAt: string;
  status: number | null;
  fault: string | null;
};

export const webhooksKey = ['webhooks'] as const;

/** Webhooks that the operator may manage, and the available events. */
export const listWebhooks = ({ call }: AdminApi) =>
  call<{ webhooks: Webhook[]; events: string[] }>('/webhooks');

/** Adds a webhook; its secret is in this answer only. */
export const addWebhook = ({ call }: AdminApi, webhook: WebhookFields & { pack: string }) =>
  call<{ id: string; secret: string }>('/webhooks', { method: 'POST', body: webhook });

export const editWebhook = (
  { call }: AdminApi,
  id: string,
  edit: Partial<WebhookFields> & { active?: boolean },
) => call<undefined>(`/webhooks/${id}`, { method: 'PATCH', body: edit });

export const removeWebhook = ({ call }: AdminApi, id: string) =>
  call<undefined>(`/webhooks/${id}`, { method: 'DELETE' });

/** Creates another secret, which is in this answer only. */
export const rotateSecret = ({ call }: AdminApi, id: string) =>
  call<{ secret: string }>(`/webhooks/${id}/secret`, { method: 'POST' });

export const testWebhook = ({ call }: AdminApi, id: string) =>
  call<undefined>(`/webhooks/${id}/test`, { method: 'POST' });

/** Fifty deliveries, the newest first; `next` is the number to go on before. */
export const listDeliveries = ({ call }: AdminApi, id: string, before: number | null) =>
  call<{ deliveries: Delivery[]; next: number | null }>(
    `/webhooks/${id}/deliveries${before === null ? '' : `?before=${before}`}`,
  );

export const resendDelivery = ({ call }: AdminApi, id: string, delivery: string) =>
  call<undefined>(`/webhooks/${id}/deliveries/${delivery}/resend`, { method: 'POST' });
