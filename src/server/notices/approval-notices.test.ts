import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';
import { consolePack, giveAddresses, mailServer, subjectsOf } from '#server/testing/mail-server.ts';
import type { OperatorClient } from '#server/testing/operator-client.ts';
import { draftIcon, people, releaseStep, sendRelease } from '#server/testing/releases.ts';

/** Words of the console in two languages, and a shop whose approvals are admins' and those of one publisher. */
function packs() {
  const said = (language: string) =>
    Object.fromEntries(
      ['asked', 'approved', 'returned']
        .flatMap((what) => [
          [`console.mail.${what}.subject`, `${language} ${what} {{title}} {{pack}}`],
          [`console.mail.${what}.text`, `${language} by {{account}}`],
        ])
        .concat([['console.mail.where', `${language} in {{pack}}`]]),
    );
  const all = smallPacks();
  const brand = all['shop']?.['brand/main'] ?? {};
  const publishing = { approvals: 1, approvers: { role: 'admin', operators: ['tun'] } };
  return {
    ...all,
    shop: { ...all['shop'], 'brand/main': { ...brand, publishing } },
    console: consolePack(said),
  };
}

let mail: Awaited<ReturnType<typeof mailServer>>;
let server: TestApp;
let staff: Record<string, OperatorClient>;
beforeAll(async () => {
  mail = await mailServer();
  server = await startApp(mainDatabase, {
    configs: writePacks(packs()),
    messages: { smtp: { url: mail.url, from: 'no-reply@shop.example' }, sms: undefined },
  });
  const admin = await server.as('admin');
  const roles = { may: 'editor', tun: 'publisher', eve: 'publisher', kay: 'admin', lin: 'admin' };
  staff = { ...(await people(admin, server.as, roles)), admin };
  const { lin: _lin, ...reached } = staff;
  await giveAddresses(reached, { tun: 'my' });
});
afterAll(async () => {
  await server.close();
  mail.close();
});

const subjects = () => subjectsOf(mail.mails);

it('tells those who may approve by mail when approval is asked for, and the asker when it is answered', async () => {
  const { may, tun, kay } = staff;
  if (!may || !tun || !kay) throw new Error('Somebody is missing.');
  expect((await may.call('GET', '/session/mail')).body).toEqual({ email: 'may@shop.example', sends: true });
  expect((await may.call('PUT', '/session/mail', { email: 'a b', language: 'en' })).status).toBe(400);

  const release = await sendRelease(may, { 'menu/main': await draftIcon(may, 'gift') }, { request: true });
  // Eve is no approver of this brand, Lin has no address, and May asks herself.
  await expect.poll(subjects).toEqual([
    ['admin', 'en asked Spring shop'],
    ['kay', 'en asked Spring shop'],
    ['tun', 'my asked Spring shop'],
  ]);
  expect(mail.mails[0]?.source).toContain('by may');

  mail.mails.length = 0;
  const back = await tun.call('POST', `/packs/shop/releases/${release.id}/return`, { why: 'Another icon' });
  expect(back.status).toBe(200);
  await expect.poll(subjects).toEqual([['may', 'en returned Spring shop']]);
  expect(mail.mails[0]?.source).toContain('Another icon');

  await may.call('PUT', '/session/mail', { email: null, language: 'en' });
  mail.mails.length = 0;
  expect((await releaseStep(may, release, 'request')).status).toBe(200);
  await expect.poll(() => mail.mails.length).toBe(3);
  await may.call('PUT', '/session/mail', { email: 'may@shop.example', language: 'my' });
  mail.mails.length = 0;
  expect((await releaseStep(kay, release, 'approval')).status).toBe(200);
  await expect.poll(subjects).toEqual([['may', 'my approved Spring shop']]);
});
