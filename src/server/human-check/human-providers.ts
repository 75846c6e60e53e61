import type { BrandDocument } from '#contract/generated/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { Db } from '#server/db/types.ts';
import { hit } from '#server/db/counters.ts';
import { constantOf, documentOf } from '#server/brands/documents.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';
import { geetestProof, geetestServer, type GeetestSettings } from './geetest-server.ts';
import type { HumanCheck } from './human-check.ts';

/** Address of Geetest's script. */
const usualScript = 'https://static.geetest.com/v4/gt4.js';

type Geetest = NonNullable<NonNullable<BrandDocument['human']>['geetest']>;

/** Geetest settings of a brand; undefined if it does not use Geetest. */
function geetestOf(brand: LiveBrand): Geetest | undefined {
  const human = documentOf(brand, 'brand')?.human;
  return human?.provider === 'geetest' ? human.geetest : undefined;
}

function opened(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}

type Parts = {
  db: Db;
  clock: () => Date;
  altcha: HumanCheck;
  geetest: GeetestSettings | undefined;
  report: (fault: Error) => void;
};

/**
 * The human verification that the brand's document chooses. Who gets a puzzle of ALTCHA at a brand with Geetest is this
 * server's decision alone, made while Geetest does not answer it: a page that says Geetest were down is not believed.
 */
export function humanProviders({ db, clock, altcha, geetest, report }: Parts): HumanCheck {
  const server = geetest && geetestServer(geetest.url, clock, report);
  const keyless = new Set<string>();
  const keyOf = (brand: string): string | undefined => {
    const key = geetest?.keyOf(brand);
    if (key === undefined && !keyless.has(brand)) {
      keyless.add(brand);
      report(new Error(`The brand "${brand}" uses Geetest, and there is no key. Set GEETEST_KEY.`));
    }
    return key;
  };
  return {
    async task(context) {
      const { brand, now } = context;
      const chosen = geetestOf(brand);
      if (!chosen) return altcha.task(context);
      const { captchaId, script = usualScript, whenDown = 'refuse' } = chosen;
      if (keyOf(brand.brand) !== undefined && (await server?.isUp(captchaId))) {
        const expiresAt = new Date(now.getTime() + constantOf(brand, 'humanMinutes') * 60_000);
        return { geetest: { captchaId, script }, expiresAt: expiresAt.toISOString() };
      }
      return whenDown === 'altcha' ? altcha.task(context) : refuseCall('HUMAN_UNAVAILABLE');
    },

    async proves(context, proof) {
      const { brand, now } = context;
      const given = geetestProof(opened(proof));
      if (!given) return altcha.proves(context, proof);
      const chosen = geetestOf(brand);
      if (!chosen || !server) return false;
      const key = keyOf(brand.brand);
      if (key === undefined) return false;
      if (!(await server.validates(chosen.captchaId, key, given))) return false;
      const { hits } = await hit(db, {
        brand: brand.brand,
        subject: `human:${sha256Hex(given.lot_number)}`,
        now,
        windowMs: constantOf(brand, 'humanMinutes') * 60_000,
      });
      return hits === 1;
    },
  };
}
