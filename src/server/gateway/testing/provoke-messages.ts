import { createCanvas } from '@napi-rs/canvas';
import type { CallErrorCode } from '#contract/call-errors.ts';
import type { GatewayAnswer } from './client.ts';
import type { TestGateway } from './gateway.ts';
import { registerPayer } from './payer.ts';

let readers = 0;

/** One request over HTTP that provokes each code of messages and feedback. */
export const provokeMessages = (gateway: () => TestGateway) => {
  const token = (): Promise<string> => registerPayer(gateway(), `Reader${(readers += 1)}`);
  return {
    MESSAGE_UNKNOWN: async () =>
      gateway().client.send('messageArchive', { token: await token(), body: { id: '7', archived: true } }),
    MESSAGE_CHANNEL_CLOSED: async () =>
      gateway().client.send('messageChoose', {
        token: await token(),
        body: { choice: 'nothing', channel: 'mail', wanted: true },
      }),
    PUSH_DEVICE_REFUSED: async () =>
      gateway().client.send('messageDevice', {
        token: await token(),
        body: { step: 'on', endpoint: 'https://10.0.0.1/push', p256dh: 'BA', auth: 'AA' },
      }),
    FEEDBACK_UNKNOWN: async () =>
      gateway().client.send('feedbackPicture', {
        token: await token(),
        query: { id: 'nobodys' },
        body: createCanvas(64, 48).toBuffer('image/png'),
      }),
  } satisfies Partial<Record<CallErrorCode, () => Promise<GatewayAnswer>>>;
};
