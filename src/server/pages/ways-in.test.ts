import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/testing/app.ts';

describe('the page to which providers send players back', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const come = (headers: Record<string, string> = {}) =>
    fetch(`${app.url}/ways-in/google?code=the-code&state="><script>alert(1)</script>`, { headers });

  it('runs its own script and nothing else, is kept nowhere and says nothing of what came', async () => {
    const answer = await come();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'sha256-[\w+/=]+';/u,
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const page = await answer.text();
    expect(page).not.toMatch(/the-code|alert/u);
    expect(page).toContain('history.replaceState');
  });

  it('keeps its window within reach of the opener, unless the player came in the same tab', async () => {
    expect((await come()).headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const same = await come({ cookie: 'livery_way_in=login' });
    expect(same.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(await same.text()).toContain('data-tab="same"');
  });
});
