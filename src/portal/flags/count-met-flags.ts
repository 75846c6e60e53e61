import '../gateway/late-calls.ts';
import type { Gateway } from '../gateway/gateway.ts';
import { createMetFlags, type MetFlags } from './met-flags.ts';

/** Tells the server what the page met; loaded by pages of brands that try variants. */
export const countMetFlags = ({ call }: Gateway): MetFlags =>
  createMetFlags({
    send: (told) => call('flagsMet', { body: told }),
    later: (task, milliseconds) => void setTimeout(task, milliseconds),
  });
