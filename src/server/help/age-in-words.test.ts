import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPacks } from '#engine/node/read-packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import { startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const packs = readPacks(join(import.meta.dirname, '../../../configs'));
const languages = ['en', 'my', 'zh-CN', 'vi', 'ja', 'ko'];

describe.each(['aurora', 'padauk'])('the help centre of %s', (pack) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway();
    const { documents: resolved } = resolveBrand(await packs, pack);
    const brand = { ...resolved['brand/main'], languages };
    gateway.publish((documents) => void Object.assign(documents, resolved, { 'brand/main': brand }));
    gateway.set({ constants: { agreementAge: 20 } });
  });
  afterAll(() => gateway.close());

  it.each(languages)('says the age that the brand has players agree to, in %s', async (language) => {
    const { articles } = await gateway.client.value('helpCenter', { language });
    for (const id of ['terms', 'responsible']) {
      const content = articles.find((article) => article.id === id)?.content;
      expect(content, id).toMatch(/(?<!\d)20(?!\d)/u);
      expect(content, id).not.toMatch(/(?<!\d)18(?!\d)|\{\{/u);
    }
  });
});
