import { expect, it } from 'vitest';
import { startApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';

it('answers in place of a customer service that no demo brand has, and is only in the sandbox', async () => {
  const app = await startApp(mainDatabase, { sandbox: true });
  const answer = await fetch(`${app.url}/sandbox/support?for=${encodeURIComponent('https://<b>.example')}`);
  const html = await answer.text();
  expect(html).toContain('nobody answers here');
  expect(html).toContain('https://&lt;b&gt;.example');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const sheet = await fetch(`${app.url}/sandbox/support.css`);
  expect(sheet.headers.get('content-type')).toMatch(/^text\/css/u);
  await app.close();

  const live = await startApp(mainDatabase, { sandbox: false });
  expect((await fetch(`${live.url}/sandbox/support`)).status).toBe(404);
  await live.close();
});
