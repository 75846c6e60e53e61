import { expect, it } from 'vitest';
import { onImageHost } from './documents.tsx';

it('pictures that documents name come from all image hosts, each always from the same one [CON-20]', () => {
  const hosts = ['https://one.example', 'https://two.example', 'https://three.example'];
  const paths = Array.from({ length: 60 }, (_, at) => `/assets/shop/banner-${at}.webp`);
  const addresses = paths.map((path) => onImageHost(hosts, path));
  expect(addresses.map((address) => new URL(address).pathname)).toEqual(paths);
  expect(new Set(addresses.map((address) => new URL(address).origin))).toEqual(new Set(hosts));
  expect(paths.map((path) => onImageHost(hosts, path))).toEqual(addresses);
  expect(onImageHost([], '/assets/shop/logo.svg')).toBe('/assets/shop/logo.svg');
  expect(onImageHost(hosts, 'https://elsewhere.example/a.png')).toBe('https://elsewhere.example/a.png');
});
