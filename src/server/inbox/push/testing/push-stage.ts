import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import type { PushMessenger } from '#server/messages/messages.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import type { DatabaseKind } from '#server/testing/database.ts';
import { deliverDue } from '../../channels/deliver-due.ts';
import { noteMessage } from '../../note-message.ts';
import { wordMessages } from '../../testing/messages-document.ts';
import { tellNow } from '../../testing/tell-now.ts';
import { pushMessenger } from '../push-messenger.ts';
import { startPushService, testDevice } from './push-service.ts';

const hourMs = 60 * 60_000;

/** A brand that offers push, and a push service on this machine; `private` lets the server reach it. */
export function pushStage(kind: DatabaseKind | undefined, { private: near }: { private: boolean }) {
  let gateway: TestGateway;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let push: PushMessenger;
  const faults: unknown[] = [];
  beforeAll(async () => {
    service = await startPushService();
    // The messenger needs the database of the gateway that is given it.
    const later: PushMessenger = {
      publicKey: () => push.publicKey(),
      deviceFault: (device) => push.deviceFault(device),
      send: (...sent) => push.send(...sent),
    };
    gateway = await startGateway(kind, { messengers: { push: later } });
    push = pushMessenger(gateway, {
      contact: 'mailto:ops@example.com',
      reach: { private: near, http: near },
    });
    gateway.set({ constants: { sessionHours: 720, sessionIdleMinutes: 43_200 } });
    gateway.publish((documents) => {
      wordMessages(documents);
      const messages = documents['messages/main'];
      if (messages?.kind !== 'messages') throw new Error('The brand has no document of messages.');
      messages.page = '/member/messages';
      messages.choices = {
        money: { label: 'c.money', topics: ['depositPaid'], channels: ['push'] },
        promotions: { label: 'c.offers', topics: ['rewardWaiting', 'operatorOffers'], channels: ['push'] },
        news: { label: 'c.news', topics: ['operatorNews'], channels: ['push'] },
      };
    });
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });
  beforeEach(() => {
    gateway.wait(hourMs);
    service.received.length = 0;
    service.answer(() => 201);
    faults.length = 0;
  });
  const { breakOf, member } = promotionStage(() => gateway, 'Pushed');
  let devices = 0;
  return {
    faults,
    member,
    breakOf,
    gateway: () => gateway,
    service: () => service,
    push: () => push,
    /** A browser of its own at the push service. */
    browser: () => testDevice(`${service.origin}/push/${(devices += 1)}`),
    step: (token: string, step: 'on' | 'renew' | 'off', device: object) =>
      gateway.client.send('messageDevice', { token, body: { step, ...device } as never }),
    choose: (token: string, choice: string, wanted = true) =>
      gateway.client.send('messageChoose', { token, body: { choice, channel: 'push', wanted } }),
    async note(memberId: string, key: string, topic: 'depositPaid' | 'rewardWaiting' = 'depositPaid') {
      const details = { amount: '100', currency: 'MMK' };
      await gateway.db
        .transaction()
        .execute((trx) =>
          noteMessage(trx, { brand: 'alpha', memberId, topic, key, at: gateway.now(), details }),
        );
      await tellNow(gateway);
    },
    deliver: () =>
      deliverDue(
        {
          db: gateway.db,
          brands: { live: async () => gateway.brand() },
          messengers: { push },
          report: (fault) => faults.push(fault),
        },
        gateway.now(),
        new AbortController().signal,
      ),
    statesOf: async (memberId: string) =>
      (
        await gateway.db
          .selectFrom('message_deliveries')
          .select('state')
          .where('member_id', '=', memberId)
          .orderBy('message_id')
          .execute()
      ).map(({ state }) => state),
    devicesOf: async (memberId: string) =>
      (
        await gateway.db
          .selectFrom('member_push_devices')
          .select('endpoint')
          .where('member_id', '=', memberId)
          .execute()
      ).map(({ endpoint }) => endpoint),
  };
}
