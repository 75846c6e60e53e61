import { createCanvas } from '@napi-rs/canvas';
import type { CallErrorCode } from '#contract/call-errors.ts';
import { supportDocument } from '#server/support/testing/support-document.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { registerPayer } from './payer.ts';

let writers = 0;
const picture = createCanvas(64, 48).toBuffer('image/png');

/** One request over HTTP that provokes each code of the support desk. */
export const provokeSupport = (gateway: () => TestGateway) => {
  /** A member with an open conversation at a desk that takes one file. */
  async function writer(): Promise<string> {
    gateway().publish((documents) => {
      documents['support/main'] = supportDocument({
        files: { types: ['image/png'], maxBytes: 1_000_000, most: 1 },
      });
    });
    const token = await registerPayer(gateway(), `Writer${(writers += 1)}`);
    await gateway().client.value('supportOpen', { token, body: {} });
    return token;
  }
  const file = (token: string, key: string, body: Buffer): Promise<GatewayAnswer> =>
    gateway().client.send('supportFile', { token, query: { key }, body });
  return {
    SUPPORT_OFF: () => gateway().client.send('supportOpen', { body: {} }),
    SUPPORT_ENDED: async () => {
      const token = await writer();
      await gateway().client.value('supportEnd', { token });
      return gateway().client.send('supportSend', { token, body: { key: 'too-late-1', words: 'Hello?' } });
    },
    SUPPORT_FILE_TYPE: async () => file(await writer(), 'no-picture', Buffer.from('GIF89a')),
    SUPPORT_FILES: async () => {
      const token = await writer();
      await file(token, 'the-first', picture);
      return file(token, 'the-second', picture);
    },
    SUPPORT_PICTURE_UNKNOWN: async () =>
      gateway().client.send('supportPicture', { token: await writer(), query: { id: 'nobodys' } }),
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
