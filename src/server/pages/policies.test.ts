import { describe, expect, it } from 'vitest';
import { humanAdditions } from './human-additions.ts';
import { portalPolicy } from './policies.ts';

const policyOf = (human: Parameters<typeof humanAdditions>[0]['human']): string =>
  portalPolicy({ scripts: [], preview: false, additions: humanAdditions(human ? { human } : {}) });

const captchaId = 'captcha-1234567890';

describe('the policy of a portal page', () => {
  it.each([
    [undefined],
    [{ provider: 'altcha' as const }],
    [{ provider: 'altcha' as const, geetest: { captchaId } }],
  ])('lets no script of others run, whatever is written about Geetest: %j', (human) => {
    const policy = policyOf(human);
    expect(policy).not.toMatch(/https?:\/\//u);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('lets the script of Geetest run where the brand uses it, and no other', () => {
    const policy = policyOf({ provider: 'geetest', geetest: { captchaId } });
    expect(policy).toContain("script-src 'self' https://static.geetest.com https://gcaptcha4.geetest.com;");
    expect(policy).toContain("connect-src 'self' https://static.geetest.com https://gcaptcha4.geetest.com;");
    expect(policy).not.toMatch(/trusted-types|unsafe/u);
    const own = {
      captchaId,
      script: 'https://cdn.example/v4/gt4.js',
      origins: ['https://*.geevisit.example'],
    };
    expect(policyOf({ provider: 'geetest', geetest: own })).toContain(
      "script-src 'self' https://cdn.example https://*.geevisit.example;",
    );
  });
});
