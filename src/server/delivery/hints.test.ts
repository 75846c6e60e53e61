import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import type { Notifications } from '#server/db/notifications.ts';
import type { ConfigMessage } from '#server/documents/messages.ts';
import { brandTopic, createHints } from './hints.ts';

it('tells a page that opens its stream of a publish since the pointer was read for it', async () => {
  let publish: (message: ConfigMessage) => void = () => undefined;
  const notifications: Notifications = {
    listen: async (_channel, { receive }) => {
      publish = (message) => receive(JSON.stringify(message));
      return async () => undefined;
    },
  };
  const hints = await createHints(notifications);
  publish({ type: 'pointer', brand: 'shop', seq: 7 });
  publish({ type: 'pointer', brand: 'other', seq: 9 });
  const page = new PassThrough();
  hints.open(page as unknown as ServerResponse, '127.0.0.1', [brandTopic('shop')], 6);
  publish({ type: 'pointer', brand: 'shop', seq: 8 });
  expect(String(page.read())).toContain('data: {"seq":7}\n\nevent: pointer\ndata: {"seq":8}');
  await hints.close();
});
