/** A message to a mobile number; `to` is E.164. */
export type Sms = { brand: string; to: string; text: string };

export type Mail = { brand: string; to: string; subject: string; text: string };

/**
 * Whoever delivers messages. A promise that fails means that the message was not taken; what happens to it afterwards
 * is the provider's affair.
 */
export type Messengers = {
  sms?: ((message: Sms) => Promise<void>) | undefined;
  mail?: ((message: Mail) => Promise<void>) | undefined;
  /** Path of the page that shows messages which are kept instead of sent. */
  outbox?: string | undefined;
};
