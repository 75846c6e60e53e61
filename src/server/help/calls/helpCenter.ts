import { constantOf } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';
import { defineCall } from '#server/calls/call.ts';
import { offersAll } from '#server/site/offered.ts';
import { articlesOf } from '../articles.ts';

export const route = defineCall('helpCenter', async ({ brand, language }) => {
  const text = translator(brand, language);
  const words = { age: constantOf(brand, 'agreementAge') };
  return {
    articles: articlesOf(brand).map(({ id, item: { title, body, parts = [], category, icon } }) => ({
      id,
      title: text(title),
      content: [body, ...parts.filter(({ needs }) => offersAll(brand, needs)).map((part) => part.text)]
        .map((key) => text(key, words))
        .join(''),
      ...(category !== undefined && { category: text(category) }),
      ...(icon !== undefined && { icon }),
    })),
  };
});
