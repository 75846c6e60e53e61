import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDue } from '#server/broadcasts/send.ts';
import { planMessage } from '#server/broadcasts/testing/plan-message.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';
import type { Mail, Messengers } from '#server/messages/messages.ts';
import { promotionStage } from '#server/promotions/testing/stage.ts';
import { databases } from '#server/testing/database.ts';
import { noteMessage } from '../note-message.ts';
import { wordMessages } from '../testing/messages-document.ts';
import { tellNow } from '../testing/tell-now.ts';
import { deliverDue } from './deliver-due.ts';

const minuteMs = 60_000;

describe.each(databases)('messages by mail and SMS on %s', (kind) => {
  let gateway: TestGateway;
  let mails: Mail[];
  let texts: { to: string; text: string }[];
  let faults: unknown[];
  beforeAll(async () => {
    gateway = await startGateway(kind);
    gateway.set({ constants: { sessionHours: 720, sessionIdleMinutes: 43_200 } });
  });
  afterAll(() => gateway.close());
  const { breakOf, member: register } = promotionStage(() => gateway, 'Chooser');

  beforeEach(() => {
    [mails, texts, faults] = [[], [], []];
    gateway.wait(60 * minuteMs);
    publish();
  });

  /** Gives the brand words and choices, promotions by mail only. */
  const publish = () =>
    gateway.publish((documents) => {
      wordMessages(documents);
      const messages = documents['messages/main'];
      if (messages?.kind !== 'messages') throw new Error('The brand has no document of messages.');
      messages.choices = {
        money: { label: 'c.money', topics: ['depositPaid'], channels: ['mail', 'sms'] },
        promotions: { label: 'c.offers', topics: ['rewardWaiting', 'operatorOffers'], channels: ['mail'] },
        news: { label: 'c.news', topics: ['operatorNews'], channels: ['mail', 'sms'] },
      };
      for (const language of ['en', 'my']) {
        const own = documents[`texts/${language}`];
        if (own?.kind !== 'texts') continue;
        own.texts['messages.channel.mail'] = '{{content}} ({{brand}})';
        own.texts['messages.channel.sms'] = '{{title}}: {{content}}';
      }
    });

  const deliver = (messengers: Messengers = {}) =>
    deliverDue(
      {
        db: gateway.db,
        brands: { live: async () => gateway.brand() },
        messengers: {
          mail: async (mail) => void mails.push(mail),
          sms: async ({ to, text }) => void texts.push({ to, text }),
          ...messengers,
        },
        report: (fault) => faults.push(fault),
      },
      gateway.now(),
      new AbortController().signal,
    );

  const choose = (token: string, choice: string, channel: 'mail' | 'sms', wanted = true) =>
    gateway.client.send('messageChoose', { token, body: { choice, channel, wanted } });

  const broadcast = () =>
    sendDue(
      {
        db: gateway.db,
        brands: { live: async () => gateway.brand() },
        report: (fault) => faults.push(fault),
      },
      gateway.now(),
      new AbortController().signal,
    );

  let numbers = 0;
  async function member({ verified = true } = {}) {
    const made = await register();
    const mobile = `+9597${String((numbers += 1)).padStart(8, '0')}`;
    const email = `chooser${numbers}@example.com`;
    await gateway.db
      .updateTable('members')
      .set({
        language: 'my',
        mobile,
        mobile_verified_at: verified ? gateway.now() : null,
        profile: JSON.stringify({ email }),
        email_verified_at: verified ? gateway.now() : null,
      })
      .where('id', '=', made.memberId)
      .execute();
    return { ...made, mobile, email };
  }

  async function note(memberId: string, key: string, topic: 'depositPaid' | 'rewardWaiting' = 'depositPaid') {
    await gateway.db.transaction().execute((trx) =>
      noteMessage(trx, {
        brand: 'alpha',
        memberId,
        topic,
        key,
        at: gateway.now(),
        details: { amount: '100', currency: 'MMK', reason: 'a <b> & "c"' },
      }),
    );
    await tellNow(gateway);
  }

  it('go out once on each chosen channel, in the language of the member, beside other processes', async () => {
    const { token, memberId, mobile, email } = await member();
    const other = await member();
    expect((await choose(token, 'money', 'mail')).json.value).toEqual({ wanted: true });
    await choose(token, 'money', 'sms');
    await choose(token, 'money', 'sms');
    await note(memberId, 'one');
    await note(other.memberId, 'one');
    await note(memberId, 'one');
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(mails).toMatchObject([{ to: email, subject: 'my depositPaid', language: 'my' }]);
    // Plain text: what an operator wrote stays as it was.
    expect(mails[0]?.text).toContain('MMK\u00A01.00|||a <b> & "c"|');
    expect(texts).toEqual([{ to: mobile, text: expect.stringMatching(/^my depositPaid: MMK\u00A01\.00/u) }]);
    await choose(token, 'money', 'mail', false);
    await note(memberId, 'two');
    await deliver();
    expect([mails.length, texts.length]).toEqual([1, 2]);
  });

  it('are a choice of what the brand offers, on verified addresses only, and each member has its own', async () => {
    const { token } = await member();
    const strange = await member({ verified: false });
    expect((await choose(strange.token, 'money', 'mail')).json.code).toBe('MESSAGE_CHANNEL_CLOSED');
    expect((await choose(token, 'promotions', 'sms')).json.code).toBe('MESSAGE_CHANNEL_CLOSED');
    expect((await choose(token, 'constructor', 'mail')).json.code).toBe('MESSAGE_CHANNEL_CLOSED');
    expect((await gateway.client.send('messageChoices', {})).status).toBe(401);
    await choose(token, 'money', 'sms');
    const seen = async (by: string) =>
      (await gateway.client.value('messageChoices', { token: by })).choices[0];
    expect(await seen(token)).toEqual({
      id: 'money',
      label: 'c.money',
      channels: [
        { channel: 'mail', wanted: false, reachable: true },
        { channel: 'sms', wanted: true, reachable: true },
      ],
    });
    expect((await seen(strange.token))?.channels).toEqual([
      { channel: 'mail', wanted: false, reachable: false },
      { channel: 'sms', wanted: false, reachable: false },
    ]);
  });

  it('about play go to nobody who by then is excluded, said no to offers or changed the choice, nor to an address no longer verified', async () => {
    const all = [await member(), await member(), await member(), await member(), await member()];
    const [kept, excluded, refusing, changed, unverified] = all;
    if (!kept || !excluded || !refusing || !changed || !unverified) throw new Error('Members are missing.');
    for (const each of all) {
      await choose(each.token, 'promotions', 'mail');
      await note(each.memberId, 'won', 'rewardWaiting');
    }
    await planMessage(gateway.db, 'alpha', { promotional: true, send_at: gateway.now() });
    await broadcast();
    // All of it waits to be sent when they say so.
    await breakOf(excluded.memberId);
    await gateway.client.send('messageOffers', { token: refusing.token, body: { wanted: false } });
    await choose(changed.token, 'promotions', 'mail', false);
    await gateway.db
      .updateTable('members')
      .set({ email_verified_at: null })
      .where('id', '=', unverified.memberId)
      .execute();
    await deliver();
    expect(mails.map(({ to, subject }) => [to, subject]).toSorted()).toEqual([
      [kept.email, 'Hello'],
      [kept.email, 'my rewardWaiting'],
    ]);
  });

  it('are tried again a bounded number of times, later each time, and after a process has died', async () => {
    const { token, memberId } = await member();
    await choose(token, 'money', 'mail');
    await note(memberId, 'refused');
    let tries = 0;
    const refuse = async () => {
      tries += 1;
      throw new Error('The mail server is away.');
    };
    await deliver({ mail: refuse });
    await deliver({ mail: refuse });
    expect(tries).toBe(1);
    for (let turn = 0; turn < 8; turn += 1) {
      gateway.wait(300 * minuteMs);
      await deliver({ mail: refuse });
    }
    expect([tries, faults.length]).toEqual([5, 5]);

    await note(memberId, 'died');
    // A process that has claimed it and never comes back.
    await gateway.db
      .updateTable('message_deliveries')
      .set({ attempts: 1, due_at: new Date(gateway.now().getTime() + 2 * minuteMs) })
      .where('member_id', '=', memberId)
      .where('state', '=', 'WAITING')
      .execute();
    await deliver();
    expect(mails).toHaveLength(0);
    gateway.wait(3 * minuteMs);
    await deliver();
    await deliver();
    expect(mails).toHaveLength(1);
  });

  it('carry no markup of what operators write, and an SMS has an end', async () => {
    const { token, memberId, email } = await member();
    await choose(token, 'news', 'mail');
    await choose(token, 'news', 'sms');
    const content = `<p>Hi <a href="javascript:alert(1)">there</a></p><script>alert(2)</script><img src=x onerror=alert(3)><p>&lt;i&gt; ${'long '.repeat(200)}</p>`;
    await planMessage(gateway.db, 'alpha', {
      send_at: gateway.now(),
      member_ids: JSON.stringify([memberId]),
      words: JSON.stringify({ en: { title: 'News\r\nBcc: all@example.com', content } }),
    });
    await broadcast();
    await deliver();
    expect(mails).toMatchObject([{ to: email, text: expect.stringMatching(/^Hi there\n\n<i> long/u) }]);
    expect(mails[0]?.text).not.toMatch(/alert|href|onerror/u);
    expect([...(texts[0]?.text ?? '')].length).toBe(300);
  });
});
