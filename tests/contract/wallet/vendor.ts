import { createHmac, randomBytes } from 'node:crypto';

/** Wallet under test, and the vendor that calls it. */
export type WalletTarget = {
  /** Address before /wallet/v1, without a slash at the end. */
  url: string;
  brand: string;
  vendor: string;
  secret: string;
  /** A player of this vendor with a living session and at least 2,000 minor units. */
  player: string;
  session: string;
  /** Its clock; the system's unless given. */
  now?: (() => Date) | undefined;
};

export type WalletAnswer = {
  status: number;
  text: string;
  code: string;
  balance: string;
  transaction: string;
  currency: string;
  digits: number;
};

/** One promise of the wallet API. Throws when it is not kept. */
export type WalletCheck = { name: string; run: (vendor: Vendor) => Promise<void> };

/** Deviations from a valid signature. */
export type Signing = {
  secret?: string;
  vendor?: string;
  brand?: string;
  /** Milliseconds that the clock is off. */
  skew?: number;
  nonce?: string;
  /** Body sent in place of the signed one. */
  sent?: string;
  without?: 'x-signature' | 'x-nonce' | 'x-timestamp' | 'x-vendor' | 'x-brand';
};

/** The header values of a body, made as docs/wallet-api.md says and by nothing of the platform's own code. */
export const sign = (secret: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${nonce}.${body}`).digest('hex');

/** A vendor that asks a wallet over HTTP. */
export class Vendor {
  readonly target: WalletTarget;
  readonly #prefix = `kit-${randomBytes(6).toString('hex')}`;
  #count = 0;

  constructor(target: WalletTarget) {
    this.target = target;
  }

  /** An id that nobody has used. */
  id(): string {
    return `${this.#prefix}-${(this.#count += 1)}`;
  }

  async ask(operation: string, body: unknown, signing: Signing = {}): Promise<WalletAnswer> {
    const { url, now = () => new Date() } = this.target;
    const {
      secret,
      vendor,
      brand,
      skew = 0,
      nonce = randomBytes(16).toString('hex'),
      sent,
      without,
    } = {
      ...this.target,
      ...signing,
    };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const timestamp = String(now().getTime() + skew);
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-brand': brand,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': sign(secret, timestamp, nonce, text),
    };
    if (without) delete headers[without];
    const response = await fetch(`${url}/wallet/v1/${operation}`, {
      method: 'POST',
      headers,
      body: sent ?? text,
    });
    const answer = await response.text();
    let json: object = {};
    try {
      json = JSON.parse(answer) as object;
    } catch {
      // The code is undefined then, which no check expects.
    }
    return { ...(json as WalletAnswer), status: response.status, text: answer };
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.ask('balance', { player: this.target.player })).balance);
  }

  /** The words of one round. */
  round() {
    const { player, session } = this.target;
    const round = this.id();
    const base = { player, round };
    return {
      bet: (amount: string, more: object = {}) =>
        this.ask('bet', { ...base, transaction: this.id(), session, game: 'kit', amount, ...more }),
      win: (amount: string, more: object = {}) =>
        this.ask('win', {
          ...base,
          transaction: this.id(),
          game: 'kit',
          amount,
          kind: 'win',
          closes: false,
          ...more,
        }),
      rollback: (bet: string, more: object = {}) =>
        this.ask('rollback', { ...base, transaction: this.id(), bet, ...more }),
    };
  }
}
