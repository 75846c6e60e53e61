import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pseudo, pseudoLanguage, pseudoTexts } from '#engine/testing/pseudo-language.ts';
import { mailHtml } from './mail-html.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const { texts } = JSON.parse(readFileSync('configs/base/texts/en.json', 'utf8')) as {
  texts: Record<string, string>;
};
const { code, description } = pseudoLanguage;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

it('a mail in a language that does not exist is written in it, from right to left [OFF-22]', async () => {
  gateway.publish((documents) => {
    documents[`texts/${code}`] = { kind: 'texts', id: code, texts: pseudoTexts(texts) };
    documents['languages/main'] = { kind: 'languages', id: 'main', languages: { [code]: description } };
    const brand = documents['brand/main'];
    if (brand?.kind === 'brand') brand.languages = [...(brand.languages ?? []), code];
  });
  const password = 'Secret-1234';
  const body = {
    username: 'Xxenglish1',
    password,
    verifyPwd: password,
    termsAgreement: true,
    registerMethod: 'WEB',
    login: true,
    email: 'xx@alpha.example',
  };
  const { token } = await gateway.client.value('memberRegister', { body, language: code });
  await gateway.client.value('memberContactCode', { token, body: { channel: 'email' }, language: code });
  const { subject, text } = await gateway.message('xx@alpha.example');
  expect(subject).toMatch(/[áéíóú]/u);
  const html = mailHtml({
    brand: gateway.brand(),
    name: 'Alpha',
    language: code,
    subject: subject ?? '',
    text,
  });
  expect(html).toContain(`<html lang="${code}" dir="rtl">`);
  // The code keeps its digits in order, and no word is left in English or as a key.
  expect(text).toMatch(/\u2068\d{6}\u2069/u);
  expect(`${subject} ${text}`.replaceAll(/https?:\S+|alpha\w*/giu, '')).not.toMatch(
    /[a-z]+\.[a-z]|\bthe\b|\byour\b/u,
  );
  expect(text).toContain(pseudo('your'));
});
