import { defineCall } from '../call.ts';
import { documentOf, inOrder } from '../documents.ts';
import { translator } from '../texts.ts';

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
