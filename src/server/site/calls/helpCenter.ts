import { defineCall } from '#server/calls/call.ts';
import { documentOf, inOrder } from '#server/brands/documents.ts';
import { translator } from '#server/brands/texts.ts';

export const route = defineCall('helpCenter', async ({ brand, language }) => {
  const help = documentOf(brand, 'help');
  const text = translator(brand, language);
  return {
    articles: inOrder(help?.order, help?.articles).map(({ id, item }) => ({
      id,
      title: text(item.title),
      content: text(item.body),
      ...(item.icon === undefined ? {} : { icon: item.icon }),
    })),
  };
});
