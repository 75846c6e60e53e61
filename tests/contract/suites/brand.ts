import { describe, expect, it } from 'vitest';
import { clientOf, valueOf, type Target } from '../target.ts';

/** Public data of the brand. */
export const brand = (target: () => Target) =>
  describe('the brand', () => {
    it('has switches, a merchant code and a currency [API-06] [ENT-17] [ENT-18]', async () => {
      const value = await valueOf(clientOf(target()), 'whitelabel');
      expect(value.merchantCode).not.toBe('');
      const flags = ['CHNGPASSVERIF3', 'REGMOBVERF3', 'MOBILEVERCODELOGIN3', 'DIRECTREG3'];
      const registration = ['registerByMobile', 'registerMobilePassword', 'registerByUsername'];
      const login = ['freePlay', 'forceExpiredPasswordChange', 'loginByPhone'];
      expect(Object.keys(value.switches)).toEqual(
        expect.arrayContaining([...flags, ...registration, ...login]),
      );
      expect(Object.values(value.switches).every((on) => typeof on === 'boolean')).toBe(true);
    });

    it('is open, in maintenance or closed to a region [API-08]', async () => {
      const value = await valueOf(clientOf(target()), 'systemStatus', { query: { url: 'localhost' } });
      expect(value.maintenance).toBe(false);
      expect(Number.isNaN(Date.parse(value.serverTime))).toBe(false);
    });

    it('has domains, support, downloads and draws [API-09]', async () => {
      const value = await valueOf(clientOf(target()), 'domainRoute');
      for (const { url } of [...value.customerService, ...value.resources]) expect(url).toMatch(/^https:/u);
    });

    it('has help articles in the language asked for [API-10]', async () => {
      const client = clientOf(target());
      const [inEnglish, inBurmese] = [
        await valueOf(client, 'helpCenter', { language: 'en' }),
        await valueOf(client, 'helpCenter', { language: 'my' }),
      ];
      expect(inEnglish.articles.map(({ id }) => id)).toEqual(inBurmese.articles.map(({ id }) => id));
      expect(JSON.stringify(inBurmese)).not.toBe(JSON.stringify(inEnglish));
    });

    it('has announcements by type [API-37]', async () => {
      const client = clientOf(target());
      const ask = (types: string) =>
        valueOf(client, 'announcements', { query: { types, platform: 'W', execution: 'B' } });
      const all = await ask('B,PL,PU,PR,H');
      expect([...all.banners, ...all.player].length).toBeGreaterThan(0);
      expect((await ask('B')).player).toEqual([]);
    });

    it('has vendors, lanes and games that belong together [API-32] [API-33] [API-35] [ENT-05]', async () => {
      const client = clientOf(target());
      const { vendors } = await valueOf(client, 'gameVendor');
      const codes = new Set(vendors.map(({ vassalage }) => vassalage));
      const { lanes } = await valueOf(client, 'hotGames');
      const { games, total } = await valueOf(client, 'gameList', { query: { size: '100' } });
      expect(vendors.length).toBeGreaterThan(0);
      expect(lanes.length).toBeGreaterThan(0);
      for (const { vassalage } of [...games, ...lanes.flatMap(({ cards }) => cards)])
        expect(codes).toContain(vassalage);
      expect(games.length).toBe(Math.min(total, 100));
    });

    it('pages its games without losing or repeating one [API-33]', async () => {
      const client = clientOf(target());
      const { total } = await valueOf(client, 'gameList', { query: { size: '1' } });
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(total / 2); page += 1) {
        const { games } = await valueOf(client, 'gameList', { query: { size: '2', page: String(page) } });
        seen.push(...games.map(({ id }) => id));
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    });

    it('knows countries with dialling codes and flags [API-58] [ENT-09]', async () => {
      const client = clientOf(target());
      const { countries } = await valueOf(client, 'countryCodes', { language: 'en' });
      const myanmar = countries.find(({ countryCode }) => countryCode === 'MM');
      expect(myanmar?.countryDialingCode).toBe('95');
      const flag = await client.raw('GET', new URL(myanmar?.flag ?? '', target().origin).pathname);
      expect([flag.status, flag.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    });

    it('draws a captcha as base64 PNG [API-20]', async () => {
      const client = clientOf(target());
      const [one, other] = [await valueOf(client, 'captcha'), await valueOf(client, 'captcha')];
      expect(one.captchaId).not.toBe(other.captchaId);
      expect(Buffer.from(one.image, 'base64').toString('latin1', 1, 4)).toBe('PNG');
    });

    it('describes its calls as OpenAPI 3.1', async () => {
      const { json } = await clientOf(target()).raw('GET', '/docs/json');
      expect(json.openapi).toBe('3.1.0');
      expect(json.paths['/wps/session/login'].post.operationId).toBe('sessionLogin');
      const page = await clientOf(target()).raw('GET', '/docs');
      expect(page.status).toBe(200);
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/u);
    });
  });
