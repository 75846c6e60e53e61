/**
 * An expected "no", as data that `sendRefusal` answers. Each API has codes and a shape of its own: `Refusal` of the console and of pages,
 * `CallRefusal` of players' calls, `PartnerRefusal` of vendors, payment providers and feeds.
 */
export abstract class Refused<Code extends string = string> {
  abstract readonly code: Code;
  abstract readonly status: number;
  /** What is sent, as JSON. */
  abstract readonly body: { readonly code: Code };
  /** Seconds after which the request may be sent again. */
  abstract readonly retryAfter: number | undefined;

  get headers(): Record<string, string> {
    return {
      'cache-control': 'no-store',
      ...(this.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(this.retryAfter)) }),
    };
  }
}
