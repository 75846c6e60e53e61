import { defineCall } from '../../calls/call.ts';
import { documentOf, inOrder } from '../../brands/documents.ts';
import { translator } from '../../brands/texts.ts';

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
