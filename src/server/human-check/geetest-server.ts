import { createHmac } from 'node:crypto';

/** Access to Geetest; the keys of the brands' captcha ids come from the environment only. */
export type GeetestSettings = {
  /** Address of Geetest's server. */
  url: string;
  /** Key of a brand's captcha id; undefined if none is configured. */
  keyOf(brand: string): string | undefined;
};

/** Result of getValidate in gt4.js. */
export type GeetestProof = {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
};

export type GeetestServer = {
  /** True if Geetest answers; the result is cached for a short time. */
  isUp(captchaId: string): Promise<boolean>;
  /** True if the proof is right; false also while Geetest does not answer. */
  validates(captchaId: string, key: string, proof: GeetestProof): Promise<boolean>;
};

const timeoutMs = 5000;
/** Time for which a result of `isUp` stays cached. */
const believedMs = { up: 60_000, down: 20_000 };

const names = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

/** Proof of Geetest from a page's value; undefined if its shape is wrong. */
export function geetestProof(value: unknown): GeetestProof | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = value as Record<string, unknown>;
  return names.every((name) => typeof given[name] === 'string' && given[name] !== '')
    ? (value as GeetestProof)
    : undefined;
}

/**
 * Geetest version 4 from the side of a server: each proof is shown to Geetest with a signature by the key. Whether it answers is
 * each process's own finding.
 */
export function geetestServer(url: string, clock: () => Date, report: (fault: Error) => void): GeetestServer {
  let known: { up: boolean; until: number } | undefined;
  let asking: Promise<boolean> | undefined;

  const found = (up: boolean): void => {
    if (known?.up !== up && !up) report(new Error('Geetest does not answer.'));
    known = { up, until: clock().getTime() + (up ? believedMs.up : believedMs.down) };
  };

  /** Answer of Geetest about a proof; undefined if it does not answer. */
  async function ask(captchaId: string, form: Record<string, string>): Promise<unknown> {
    try {
      const address = new URL('/validate', url);
      address.searchParams.set('captcha_id', captchaId);
      const answer = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const said: unknown = answer.ok ? await answer.json() : undefined;
      found(answer.ok);
      return said;
    } catch {
      found(false);
      return undefined;
    }
  }

  return {
    async isUp(captchaId) {
      if (known && known.until > clock().getTime()) return known.up;
      // An empty proof: any answer shows that Geetest is up.
      asking ??= ask(captchaId, {}).then((said) => {
        asking = undefined;
        return said !== undefined;
      });
      return asking;
    },
    async validates(captchaId, key, { lot_number, captcha_output, pass_token, gen_time }) {
      const sign_token = createHmac('sha256', key).update(lot_number).digest('hex');
      const said = await ask(captchaId, { lot_number, captcha_output, pass_token, gen_time, sign_token });
      return typeof said === 'object' && said !== null && 'result' in said && said.result === 'success';
    },
  };
}
