import { describe, expect, it } from 'vitest';
import type { ProvidersDocument } from '#contract/generated/documents.ts';
import type { CorePart } from '#engine/bundle/bundle-format.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from '../product.ts';
import { coreWithWaysIn } from './core-with-ways-in.ts';
import { offeredWaysIn } from './ways-in.ts';

const look = { label: 'brand.name', mark: 'key' } as const;
const document: ProvidersDocument = {
  kind: 'providers',
  id: 'main',
  order: ['phone', 'google', 'closed'],
  items: {
    google: {
      kind: 'oidc',
      enabled: true,
      ...look,
      issuer: 'https://id.example',
      clientId: 'client',
      scopes: ['openid'],
    },
    closed: { kind: 'telegram', enabled: false, ...look, botId: '1' },
    unlisted: { kind: 'telegram', enabled: true, ...look, botId: '1' },
    phone: {
      kind: 'firebase',
      enabled: true,
      ...look,
      projectId: 'project',
      apiKey: 'public',
      authDomain: 'project.example',
      jwks: 'https://keys.example',
    },
  },
};

/** Ways in that pages of a brand with these documents offer. */
const offered = (documents: ResolvedBrand['documents']) =>
  offeredWaysIn(coreWithWaysIn({ documents } as ResolvedBrand) as CorePart);

describe('the ways in of a brand', () => {
  it('are those that are enabled and in the order, with nothing that only the gateway uses', () => {
    expect(offered({ 'providers/main': document })).toEqual([
      {
        id: 'phone',
        kind: 'firebase',
        ...look,
        firebase: { projectId: 'project', apiKey: 'public', authDomain: 'project.example' },
      },
      { id: 'google', kind: 'oidc', ...look },
    ]);
    expect(offered({})).toEqual([]);
  });

  it('have to have what logins by them need', () => {
    const google = { kind: 'oidc', enabled: true, ...look, issuer: 'http://id.example' };
    const packs = smallPacks();
    packs['shop'] = {
      ...packs['shop'],
      'providers/main': {
        kind: 'providers',
        id: 'main',
        order: ['google', 'off'],
        items: { google, off: { kind: 'oidc', enabled: false, ...look } },
      },
    };
    const problems = validatePacks(product, writePacks(packs), ['shop']).filter(({ file }) =>
      file.includes('providers'),
    );
    const found = problems.map(({ code, pointer }) => `${code} ${pointer}`);
    expect(found.filter((problem) => problem.startsWith('MISSING_SETTING'))).toEqual([
      'MISSING_SETTING /items/google/clientId',
    ]);
    // Plain http is for this machine only.
    expect(found.some((problem) => problem.endsWith('/items/google/issuer'))).toBe(true);
  });
});
