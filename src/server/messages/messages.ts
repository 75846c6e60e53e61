import type { PushNotice } from '#contract/push-notice.ts';

/** A message to a mobile number; `to` is E.164. */
export type Sms = { brand: string; to: string; text: string };

export type Mail = {
  brand: string;
  to: string;
  subject: string;
  text: string;
  /** Language of the words; the brand's own unless given. */
  language?: string | undefined;
  /** A code or password in the text, which a mail program should show large. */
  secret?: string | undefined;
};

/** Where a browser takes notifications, and the keys that they are encrypted for, base64url. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string };

export type PushMessenger = {
  /** Key that browsers subscribe with, base64url. */
  publicKey: () => Promise<string>;
  /** Fault of an address or key, found before anything is sent; undefined if there is none. */
  deviceFault: (device: PushDevice) => string | undefined;
  /** `GONE`: the device takes nothing any more. A rejected promise is a MessageFault. */
  send: (device: PushDevice, notice: PushNotice, now: Date) => Promise<'TAKEN' | 'GONE'>;
};

/** Delivery of messages. A rejected promise means that the message was not accepted; later failures are not reported. */
export type Messengers = {
  sms?: ((message: Sms) => Promise<void>) | undefined;
  mail?: ((message: Mail) => Promise<void>) | undefined;
  push?: PushMessenger | undefined;
  /** Path of the page that shows messages which are kept instead of sent. */
  outbox?: string | undefined;
  /** Lets go of connections that are kept open. */
  close?: (() => void) | undefined;
};

/** A message that a provider did not take. Its words go into the log, so they name neither recipient, text nor address. */
export class MessageFault extends Error {
  override readonly name = 'MessageFault';
}
