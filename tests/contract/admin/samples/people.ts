import type { Person } from '../people.ts';
import type { Samples } from '../sample.ts';
import { memberId } from '../payments.ts';
import { promotionOf } from '../world.ts';

const params = { pack: 'shop' };
const reason = 'It is not ours.';
/** Webhooks of the shop are those of its admins. */
const ofAdmins = (refusal: string) => ({
  refusal,
  allowed: ({ holds }: Person) => holds.pack === 'admin',
});
const unknown = ofAdmins('404 UNKNOWN_WEBHOOK');

export const peopleSamples: Samples<
  | 'memberDesk'
  | 'memberSearch'
  | 'memberExport'
  | 'memberRead'
  | 'agentPlace'
  | 'ruleImpact'
  | 'paymentDesk'
  | 'depositQueue'
  | 'withdrawalQueue'
  | 'depositDecide'
  | 'withdrawalDecide'
  | 'paymentPicture'
  | 'exchangeQueue'
  | 'exchangeDecide'
  | 'promotionTotals'
  | 'referralList'
  | 'raffleList'
  | 'rainList'
  | 'promotionSimulate'
  | 'promotionFigures'
  | 'promotionStop'
  | 'applicationQueue'
  | 'applicationDecide'
  | 'applicationPicture'
  | 'auditList'
  | 'auditExport'
  | 'webhookList'
  | 'webhookAdd'
  | 'webhookEdit'
  | 'webhookRemove'
  | 'webhookSecret'
  | 'webhookTest'
  | 'webhookDeliveries'
  | 'webhookResend'
> = {
  memberDesk: { send: () => ({ params }) },
  memberSearch: { send: () => ({ params, body: { text: 'ma' } }) },
  memberExport: { send: () => ({ params }) },
  agentPlace: { send: () => ({ params: { ...params, id: memberId }, body: { rate: 0 } }) },
  memberRead: { send: () => ({ params: { ...params, id: memberId } }) },
  ruleImpact: { send: () => ({ params }) },
  paymentDesk: { send: () => ({ params }) },
  depositQueue: {
    send: async ({ deposit }) => {
      await deposit();
      return { params, query: { view: 'open' } };
    },
  },
  withdrawalQueue: {
    send: async ({ withdrawal }) => {
      await withdrawal();
      return { params, query: { view: 'all', page: '0' } };
    },
  },
  depositDecide: {
    send: async ({ deposit }) => ({
      params: { ...params, id: await deposit() },
      body: { do: 'reject', reason },
    }),
  },
  withdrawalDecide: {
    send: async ({ withdrawal }) => ({
      params: { ...params, id: await withdrawal() },
      body: { do: 'reject', reason },
    }),
  },
  paymentPicture: { send: async ({ deposit }) => ({ params: { ...params, picture: await deposit() } }) },
  exchangeQueue: {
    send: async ({ exchange }) => {
      await exchange();
      return { params, query: { status: 'APPLYING', search: 'ma' } };
    },
  },
  exchangeDecide: {
    send: async ({ exchange }) => ({
      params: { ...params, id: await exchange() },
      body: { do: 'reject', remark: reason },
    }),
  },
  promotionSimulate: {
    send: () => ({ params, body: { id: 'spring', changes: { 'promotion/spring': promotionOf('spring') } } }),
  },
  promotionFigures: { send: async ({ promotion }) => ({ params: { ...params, id: await promotion() } }) },
  promotionStop: {
    send: async ({ promotion }) => ({ params: { ...params, id: await promotion() } }),
    judged: {
      refusal: '403 FORBIDDEN',
      allowed: ({ holds }) => holds.pack === 'publisher' || holds.pack === 'admin' || holds.all === 'admin',
    },
  },
  promotionTotals: { send: () => ({ params }) },
  referralList: { send: () => ({ params, query: { view: 'refused', search: 'ma' } }) },
  raffleList: { send: () => ({ params }) },
  rainList: { send: () => ({ params }) },
  applicationQueue: {
    send: async ({ application }) => {
      await application();
      return { params, query: { state: 'APPLYING', search: 'ma' } };
    },
  },
  applicationDecide: {
    send: async ({ application }) => ({
      params: { ...params, id: await application() },
      body: { do: 'reject', reason },
    }),
  },
  applicationPicture: {
    send: async ({ application }) => ({ params: { ...params, picture: await application() } }),
  },
  auditList: { send: () => ({ query: {} }) },
  auditExport: { send: () => ({ query: { format: 'jsonl' } }) },
  webhookList: { send: () => ({}) },
  webhookAdd: {
    judged: ofAdmins('403 FORBIDDEN'),
    send: () => ({
      body: { name: 'Hook', url: 'https://127.0.0.1:9/told', pack: 'shop', events: ['published'] },
    }),
  },
  webhookEdit: {
    judged: unknown,
    send: async ({ webhook }) => ({ params: { id: await webhook() }, body: { active: false } }),
  },
  webhookRemove: { judged: unknown, send: async ({ webhook }) => ({ params: { id: await webhook() } }) },
  webhookSecret: { judged: unknown, send: async ({ webhook }) => ({ params: { id: await webhook() } }) },
  webhookTest: { judged: unknown, send: async ({ webhook }) => ({ params: { id: await webhook() } }) },
  webhookDeliveries: {
    judged: unknown,
    send: async (world) => ({ params: { id: (await world.delivery()).id }, query: {} }),
  },
  webhookResend: { judged: unknown, send: async (world) => ({ params: await world.delivery() }) },
};
