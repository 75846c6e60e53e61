import { posix } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { platformAddress } from './platform-address.ts';

const areas = ['/wps', '/lgw', '/lotto'];
const prefix = '/tenant-7/api';
const addressOf = platformAddress({
  gatewayUrl: `https://platform.example:8443${prefix}/`,
  areas,
  paths: ['/.well-known/jwks.json'],
});

/** Path pieces that leave a folder, in every encoding that some server understands, mixed with harmless ones. */
const piece = fc.constantFrom(
  '..',
  '.',
  '%2e',
  '%2E%2e',
  '.%2e',
  '%252e%252e',
  '%25252e.',
  '..;x=1',
  '%3b',
  '/',
  '//',
  '\\',
  '%2f',
  '%5C',
  '%252f',
  '%00',
  '\t',
  '#',
  '@evil.example',
  'http://evil.example/',
  'a',
  '...',
  'wps',
  '%41',
  '%25',
  '%',
  '%c0%ae',
);
const written = fc
  .tuple(fc.constantFrom(...areas, '//evil.example'), fc.array(piece, { maxLength: 8 }))
  .map(([start, pieces]) => `${start}/${pieces.join('')}`);

/** Paths that servers may find in one, each decoding it as often as it likes. */
function places(path: string): string[] {
  const found: string[] = [];
  let reading = path;
  for (let times = 0; times < 6; times += 1) {
    const slashed = reading.replaceAll('\\', '/');
    const bare = slashed.replace(/;[^/]*/gu, '');
    found.push(posix.normalize(reading), posix.normalize(slashed), posix.normalize(bare));
    try {
      reading = decodeURIComponent(reading);
    } catch {
      break;
    }
  }
  return found;
}

describe('addresses of another platform', () => {
  it('stay on its host and below its path and the area, whoever reads them', () => {
    const seen = { sent: 0, refused: 0 };
    fc.assert(
      fc.property(written, (path) => {
        const address = addressOf(path);
        seen[address ? 'sent' : 'refused'] += 1;
        if (!address) return;
        expect(address.origin).toBe('https://platform.example:8443');
        const area = areas.find((one) => path.startsWith(`${one}/`)) ?? '';
        const all = [...places(address.pathname), ...places(prefix + path)];
        // One assertion for all of them: each costs more than the address.
        expect(all.filter((place) => !place.startsWith(`${prefix}${area}/`))).toEqual([]);
      }),
      { numRuns: count(5000, 100_000), seed: seedOf(20261124) },
    );
    // Both happen, or nothing was shown.
    expect(Math.min(seen.sent, seen.refused)).toBeGreaterThan(100);
  });

  it('keep what harmless paths and every query say', () => {
    const segment = fc.stringMatching(/^[A-Za-z0-9_~!$&'()*+,=:@-]{1,12}$/u);
    fc.assert(
      fc.property(
        fc.constantFrom(...areas),
        fc.array(segment, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('', '?to=/../..', '?a=%2e%2e&b=%'),
        (area, segments, query) => {
          const path = [area, ...segments].join('/');
          const address = addressOf(path + query);
          expect(address?.href).toBe(`https://platform.example:8443${prefix}${path}${query}`);
        },
      ),
      { numRuns: count(500, 5000), seed: seedOf(7) },
    );
    expect(addressOf('/.well-known/jwks.json')?.pathname).toBe(`${prefix}/.well-known/jwks.json`);
    expect(addressOf('/.well-known/other')).toBeUndefined();
  });
});
