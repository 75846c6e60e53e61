import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { livePointer } from '#server/testing/live-pointer.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { consolePack, giveAddresses, mailServer, subjectsOf } from '#server/testing/mail-server.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { auditOf, draftIcon, people } from '#server/testing/releases.ts';
import { countPage } from './health.ts';

const said = (language: string) => ({
  'console.mail.stopped.subject': `${language} stopped {{what}} of {{brand}}`,
  'console.mail.stopped.text': `${language} {{what}}`,
  'console.mail.stopped.figures': '{{rollout}} and {{rest}}',
  'console.mail.stopped.where': '{{brand}}',
});

type Pointer = { seq: number; hash: string; rollout: number };

describe('a rollout', () => {
  let server: TestApp;
  let admin: OperatorClient;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    mail = await mailServer();
    server = await startApp(mainDatabase, {
      configs: writePacks({ ...smallPacks(), console: consolePack(said) }),
      messages: { smtp: { url: mail.url, from: 'no-reply@shop.example' }, sms: undefined },
    });
    admin = await server.as('admin');
    const staff: Record<string, OperatorClient> = await people(admin, server.as, {
      may: 'editor',
      tun: 'publisher',
      eve: 'publisher',
    });
    const { eve: _eve, ...reached } = staff;
    await giveAddresses({ ...reached, admin }, { tun: 'my' });
  });
  afterAll(async () => {
    await server.close();
    mail.close();
  });

  const pointer = () => livePointer<Pointer>(server);
  const tell = async (bucket: number, seq: number): Promise<number> => {
    const answer = await fetch(`${server.url}/wps/system/pageHealth`, {
      method: 'POST',
      headers: {
        'x-gateway-version': '3',
        'x-module-id': 'portal',
        'content-type': 'application/json',
        cookie: `livery_bucket=${bucket}`,
      },
      body: JSON.stringify({ seq, view: true, faulted: true }),
    });
    return answer.status;
  };
  const health = async () => (await admin.call('GET', '/packs/shop/rollout/health')).body;

  it('counts a page for the version that its browser has, and stops when its pages break more often', async () => {
    const before = await pointer();
    await draftIcon(admin, 'gift');
    await admin.call('POST', '/packs/shop/publish', { rollout: 10 });
    const begun = await pointer();
    expect(await tell(3, begun.seq)).toBe(200);
    expect(await tell(50, before.seq)).toBe(200);
    // A browser outside of the rollout cannot speak for it.
    expect(await tell(50, begun.seq)).toBe(200);
    expect(await health()).toEqual({
      health: [{ brand: 'shop', rollout: { views: 1, faulted: 1 }, rest: { views: 1, faulted: 1 } }],
      stopped: null,
    });
    const { db } = server.database;
    const count = (seq: number, faulted: boolean) =>
      countPage(db, { brand: 'shop', seq, view: true, faulted });
    for (let page = 0; page < 250; page += 1) {
      await count(begun.seq, page % 5 === 0);
      await count(before.seq, false);
    }
    await vi.waitFor(async () => expect(await pointer()).toMatchObject({ hash: before.hash, rollout: 100 }), {
      timeout: 30_000,
      interval: 500,
    });
    expect(await health()).toMatchObject({
      health: [],
      stopped: {
        pack: 'shop',
        target: 'version 2',
        rollout: { views: 251, faulted: 51 },
        rest: { views: 251, faulted: 1 },
      },
    });
    // May may not publish, and Eve has no address.
    await expect
      .poll(() => subjectsOf(mail.mails))
      .toEqual([
        ['admin', 'en stopped shop 2 of shop'],
        ['tun', 'my stopped shop 2 of shop'],
      ]);
    expect(mail.mails[0]?.source).toContain('51 / 251 and 1 / 251');
    expect((await auditOf(admin)).map(({ action }) => action)).toContain('rollout.stopped');
  });
});
