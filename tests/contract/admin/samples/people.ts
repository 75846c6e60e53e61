import { createCanvas } from '@napi-rs/canvas';
import type { Person } from '../people.ts';
import type { Samples } from '../sample.ts';
import { realtimeTerms } from '#server/contracts/testing/open-contract.ts';
import { wireTerms } from '#server/contracts/present.ts';
import { agentAccount, memberId } from '../payments.ts';
import { promotionOf } from '../world.ts';

const params = { pack: 'shop' };
const picture = createCanvas(64, 48).toBuffer('image/png').toString('base64');
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
  | 'memberTag'
  | 'memberLabel'
  | 'agentPlace'
  | 'agentTree'
  | 'agentHistory'
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
  | 'contractList'
  | 'contractOffer'
  | 'contractOfferPreview'
  | 'contractEnd'
  | 'contractPayoutList'
  | 'contractPayoutDecide'
  | 'contractPayoutCorrect'
  | 'contractTrial'
  | 'mallFigures'
  | 'rainList'
  | 'promotionSimulate'
  | 'promotionFigures'
  | 'promotionStop'
  | 'applicationQueue'
  | 'applicationDecide'
  | 'applicationPicture'
  | 'messageQueue'
  | 'messageCount'
  | 'messageMake'
  | 'messageStop'
  | 'messagePictureAdd'
  | 'feedbackQueue'
  | 'helpVotes'
  | 'flagFigures'
  | 'rolloutHealth'
  | 'feedbackAnswer'
  | 'agentMessages'
  | 'agentMessageStop'
  | 'freezeQueue'
  | 'freezeDecide'
  | 'feedbackPicture'
  | 'chatDesk'
  | 'chatLines'
  | 'chatLineDelete'
  | 'chatRestrict'
  | 'chatReports'
  | 'chatReportDismiss'
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
  agentTree: { send: () => ({ params, query: { of: memberId } }) },
  agentHistory: { send: () => ({ params: { ...params, id: memberId } }) },
  agentMessages: { send: () => ({ params, query: { search: 'ma', page: '0' } }) },
  agentMessageStop: {
    send: () => ({ params: { ...params, id: memberId }, body: { do: 'stop', reason } }),
  },
  freezeQueue: { send: () => ({ params, query: { state: 'OPEN', search: 'ma' } }) },
  freezeDecide: {
    send: async ({ freeze }) => ({
      params: { ...params, id: await freeze() },
      body: { do: 'refuse', reason },
    }),
  },
  memberRead: { send: () => ({ params: { ...params, id: memberId } }) },
  memberTag: { send: () => ({ params: { ...params, id: memberId }, body: { tags: ['vip'] } }) },
  memberLabel: {
    send: () => ({
      params: { ...params, id: memberId },
      body: { clubLabel: 'Gold', labels: ['Regular', 'Lottery fan'] },
    }),
  },
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
  mallFigures: { send: () => ({ params }) },
  rainList: { send: () => ({ params }) },
  contractList: {
    send: async ({ contract }) => {
      await contract();
      return { params, query: { kind: 'realtime', state: 'OFFERED', search: 'koh' } };
    },
  },
  contractOffer: {
    send: () => ({ params, body: { account: agentAccount, terms: wireTerms(realtimeTerms) } }),
  },
  contractOfferPreview: {
    send: () => ({ params, body: { account: agentAccount, terms: wireTerms(realtimeTerms) } }),
  },
  contractEnd: {
    send: async ({ contract }) => ({ params: { ...params, id: await contract() }, body: { reason } }),
  },
  contractPayoutList: {
    send: async ({ payout }) => {
      await payout();
      return { params, query: { kind: 'dividend', state: 'DUE', search: 'koh' } };
    },
  },
  contractPayoutDecide: {
    send: async ({ payout }) => ({ params: { ...params, id: await payout() }, body: { do: 'hold', reason } }),
  },
  contractPayoutCorrect: {
    send: async ({ payout }) => ({
      params: { ...params, id: await payout() },
      body: { do: 'correct', amount: '-200', reason, seen: 0 },
    }),
  },
  contractTrial: { send: () => ({ params, query: { kind: 'dividend', period: 'weekly' } }) },
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
  messageQueue: {
    send: async ({ message }) => {
      await message();
      return { params, query: { page: '0' } };
    },
  },
  messageCount: {
    send: () => ({
      params,
      body: { promotional: true, recipients: { to: 'accounts', accounts: ['mahla'] } },
    }),
  },
  messageMake: {
    send: () => ({
      params,
      body: {
        words: { my: { title: 'Hello', content: '<p>Words</p>' } },
        promotional: false,
        recipients: { to: 'audience' },
        sendAt: '2999-01-01T00:00:00Z',
      },
    }),
  },
  messageStop: { send: async ({ message }) => ({ params: { ...params, id: await message() } }) },
  messagePictureAdd: { send: () => ({ params, body: { file: picture } }) },
  helpVotes: { send: () => ({ params }) },
  flagFigures: { send: () => ({ params }) },
  rolloutHealth: { send: () => ({ params }) },
  feedbackQueue: {
    send: async ({ feedback }) => {
      await feedback();
      return { params, query: { state: 'OPEN', search: 'ma' } };
    },
  },
  feedbackAnswer: {
    send: async ({ feedback }) => ({
      params: { ...params, id: await feedback() },
      body: { answer: 'It has come.' },
    }),
  },
  feedbackPicture: {
    send: async ({ feedback }) => ({ params: { ...params, picture: await feedback() } }),
  },
  chatDesk: { send: () => ({ params }) },
  chatLines: {
    send: async ({ chat }) => {
      await chat();
      return { params: { ...params, room: 'general' }, query: { search: 'he' } };
    },
  },
  chatLineDelete: {
    send: async ({ chat }) => ({
      params: { ...params, room: 'general', id: await chat() },
      body: { reason },
    }),
  },
  chatRestrict: {
    send: async ({ chat }) => {
      await chat();
      return { params: { ...params, id: memberId }, body: { do: 'mute', minutes: 5, reason } };
    },
  },
  chatReports: {
    send: async ({ chat }) => {
      await chat();
      return { params, query: { state: 'OPEN' } };
    },
  },
  chatReportDismiss: {
    send: async ({ chat }) => ({ params: { ...params, room: 'general', id: await chat() } }),
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
