import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { sendDue } from '#server/broadcasts/send.ts';
import { planMessage } from '#server/broadcasts/testing/plan-message.ts';
import { databases } from '#server/testing/database.ts';
import { deliverDue } from '../channels/deliver-due.ts';
import { sweepMessageDeliveries } from '../channels/sweep-deliveries.ts';
import { pushMessenger } from './push-messenger.ts';
import { pushStage } from './testing/push-stage.ts';

const dayMs = 24 * 60 * 60_000;

describe.each(databases)('notifications of messages on %s', (kind) => {
  const stage = pushStage(kind, { private: true });
  const { member, browser, step, choose, note, deliver, statesOf, devicesOf, breakOf, faults } = stage;

  /** A member with a device, who has chosen push. */
  async function subscribed(choice = 'money') {
    const own = await member();
    const device = browser();
    expect((await step(own.token, 'on', device.device)).json.value).toEqual({ on: true });
    expect((await choose(own.token, choice)).json.value).toEqual({ wanted: true });
    return { ...own, device };
  }

  it('arrive encrypted at each device of who chose so, once, signed by the key that pages subscribe with', async () => {
    const { token, memberId, device } = await subscribed();
    const second = browser();
    await step(token, 'on', second.device);
    const silent = await member();
    await step(silent.token, 'on', browser().device);
    await note(memberId, 'one');
    await note(silent.memberId, 'one');
    await Promise.all([deliver(), deliver()]);
    await deliver();
    const { received, origin } = stage.service();
    expect(received.map(({ path }) => `${origin}${path}`).toSorted()).toEqual(
      [device.endpoint, second.endpoint].toSorted(),
    );
    for (const each of [device, second]) {
      const sent = received.find(({ path }) => each.endpoint.endsWith(path));
      if (!sent) throw new Error('A device has nothing.');
      expect(each.read(sent.body)).toEqual({
        title: expect.stringMatching(/depositPaid$/u),
        text: expect.stringContaining('MMK\u00A01.00'),
        tag: expect.stringMatching(/^message-\d+$/u),
        to: '/member/messages',
      });
      expect(sent.body.toString('latin1')).not.toContain('MMK');
      expect(sent.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
      const [, signed = '', key = ''] =
        /^vapid t=(\S+), k=(\S+)$/u.exec(sent.headers.authorization as string) ?? [];
      const { push } = await stage.gateway().client.value('messageChoices', { token });
      expect(key).toBe(push?.key);
      const point = Buffer.from(key, 'base64url');
      const jwk = {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      };
      const { payload } = await jwtVerify(signed, createPublicKey({ key: jwk, format: 'jwk' }), {
        audience: origin,
        currentDate: stage.gateway().now(),
      });
      expect(payload.sub).toBe('mailto:ops@example.com');
    }
    expect([await statesOf(memberId), await statesOf(silent.memberId)]).toEqual([['SENT'], []]);
  });

  it('are signed by one key in every process, which no answer but the public one tells', async () => {
    const { token, device } = await subscribed();
    const reach = { private: true, http: true };
    const other = pushMessenger(stage.gateway(), { contact: 'mailto:ops@example.com', reach });
    const answer = await stage.gateway().client.send('messageChoices', { token });
    const text = JSON.stringify(answer.json);
    expect(text).toContain(await other.publicKey());
    const { value } = await stage
      .gateway()
      .db.selectFrom('config_secrets')
      .select('value')
      .where('name', '=', 'push')
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(Buffer.from(value).toString('base64url'));
    expect(text).not.toContain(device.auth);
    expect(text).not.toContain(device.endpoint);
  });

  it('end with the session of the device, and with those of all others when these are ended', async () => {
    const { token, memberId, device } = await subscribed();
    const { db, client } = stage.gateway();
    const hashes = await db
      .selectFrom('member_sessions')
      .select('token_hash')
      .where('member_id', '=', memberId)
      .execute();
    expect(hashes).toHaveLength(1);
    const elsewhere = browser();
    await step(token, 'on', elsewhere.device);
    await db
      .updateTable('member_push_devices')
      .set({ session_hash: 'of another device' })
      .where('endpoint', '=', elsewhere.endpoint)
      .execute();
    await client.send('sessionEnd', { token, body: { others: true } });
    expect(await devicesOf(memberId)).toEqual([device.endpoint]);
    await client.send('sessionLogout', { token });
    expect(await devicesOf(memberId)).toEqual([]);
    await note(memberId, 'after');
    await deliver();
    expect(stage.service().received).toEqual([]);
    expect(await statesOf(memberId)).toEqual(['LEFT_OUT']);
  });

  it('stay with a device whose session has run out, until somebody logs out there', async () => {
    const { token, memberId, device } = await subscribed();
    const { db } = stage.gateway();
    await db.updateTable('member_push_devices').set({ session_hash: 'ran out' }).execute();
    expect((await step(token, 'renew', device.device)).json.value).toEqual({ on: true });
    await stage.gateway().client.send('sessionLogout', { token });
    expect(await devicesOf(memberId)).toEqual([]);
  });

  it.each([404, 410])('leave a device that its push service says is gone: %i', async (status) => {
    const { memberId, device, token } = await subscribed();
    const kept = browser();
    await step(token, 'on', kept.device);
    stage.service().answer((path) => (device.endpoint.endsWith(path) ? status : 201));
    await note(memberId, 'one');
    await deliver();
    expect(await devicesOf(memberId)).toEqual([kept.endpoint]);
    expect(await statesOf(memberId)).toEqual(['SENT']);
  });

  it('are tried again while a push service is away, and a device that only refuses is given up', async () => {
    const { memberId } = await subscribed();
    stage.service().answer(() => 503);
    for (const key of ['one', 'two']) {
      await note(memberId, key);
      for (let turn = 0; turn < 6; turn += 1) {
        await deliver();
        stage.gateway().wait(dayMs);
      }
    }
    expect(stage.service().received).toHaveLength(10);
    expect(await devicesOf(memberId)).toEqual([]);
    expect(await statesOf(memberId)).toEqual(['FAILED', 'FAILED']);
    // What is logged names no address: who knows it could write to the device.
    expect(faults.map(String).join()).toMatch(/status 503/u);
    expect(faults.map(String).join()).not.toContain('/push/');
  });

  it('about offers go to nobody who is excluded, said no to them or has changed the choice', async () => {
    const all = [];
    for (let count = 0; count < 4; count += 1) all.push(await subscribed('promotions'));
    const [kept, excluded, refusing, changed] = all;
    if (!kept || !excluded || !refusing || !changed) throw new Error('Members are missing.');
    for (const { memberId } of all) await note(memberId, 'won', 'rewardWaiting');
    const { db, brand, now, client } = stage.gateway();
    await planMessage(db, 'alpha', {
      promotional: true,
      send_at: now(),
      member_ids: JSON.stringify(all.map(({ memberId }) => memberId)),
    });
    await sendDue(
      { db, brands: { live: async () => brand() }, report: () => {} },
      now(),
      new AbortController().signal,
    );
    await breakOf(excluded.memberId);
    await client.send('messageOffers', { token: refusing.token, body: { wanted: false } });
    await choose(changed.token, 'promotions', false);
    await deliver();
    const { received } = stage.service();
    expect(received.map(({ path }) => path)).toEqual([
      new URL(kept.device.endpoint).pathname,
      new URL(kept.device.endpoint).pathname,
    ]);
  });

  it('go out some at a time, no more than eight', async () => {
    const members = [];
    for (let count = 0; count < 12; count += 1) members.push(await subscribed());
    for (const { memberId } of members) await note(memberId, 'one');
    const { db, brand, now } = stage.gateway();
    let [running, most] = [0, 0];
    // Held until as many run as may.
    let goOn = (): void => {};
    const full = new Promise<void>((resolve) => (goOn = resolve));
    await deliverDue(
      {
        db,
        brands: { live: async () => brand() },
        messengers: {
          push: {
            ...stage.push(),
            async send() {
              running += 1;
              most = Math.max(most, running);
              if (running === 8) goOn();
              await full;
              running -= 1;
              return 'TAKEN';
            },
          },
        },
        report: (fault) => faults.push(fault),
      },
      now(),
      new AbortController().signal,
    );
    expect(most).toBe(8);
    const states = await Promise.all(members.map(({ memberId }) => statesOf(memberId)));
    expect(new Set(states.flat())).toEqual(new Set(['SENT']));
  });

  it('are forgotten thirty days after they ended, and not while they wait', async () => {
    const { memberId, token } = await subscribed();
    await note(memberId, 'one');
    await deliver();
    const { db, now, wait } = stage.gateway();
    wait(30 * dayMs);
    await sweepMessageDeliveries(db, now());
    expect(await statesOf(memberId)).toEqual(['SENT']);
    await step(token, 'on', browser().device);
    await note(memberId, 'two');
    wait(1);
    await sweepMessageDeliveries(db, now());
    expect(await statesOf(memberId)).toEqual(['WAITING']);
  });
});
