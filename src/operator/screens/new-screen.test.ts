import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { newScreen, screenIdOf, wishFaults, type ScreenWish } from './new-screen.ts';

const wish: ScreenWish = {
  id: 'bonus',
  presentation: 'panel',
  path: '/member/bonus',
  title: '',
  from: undefined,
};

it('a new panel has an address and the centre that shows it', () => {
  const { 'brand/main': brand, ...others } = formDocuments();
  const made = (roles: JsonObject) =>
    newScreen({ ...others, 'brand/main': { ...brand, roles } }, wish)['screen/bonus'];
  expect(made({ memberCentre: 'register' })).toMatchObject({
    presentation: 'panel',
    path: '/member/bonus',
    centre: 'register',
  });
  // Validation asks for one where the brand names none.
  expect(made({})).not.toHaveProperty('centre');
});

it('a new panel at a taken address, or without one, is not made', () => {
  const faultsAt = (path: string) => Object.keys(wishFaults(formDocuments(), { ...wish, path }));
  expect([faultsAt('/index'), faultsAt(''), faultsAt('/member/bonus')]).toEqual([['path'], ['path'], []]);
});

it('has an id made of its title, which no other screen has', () => {
  const documents = formDocuments();
  expect(screenIdOf(documents, 'Summer Sale!')).toBe('summer-sale');
  expect(screenIdOf(documents, '夏季')).toBe('page');
  const [taken = ''] = Object.keys(documents).flatMap((key) =>
    key.startsWith('screen/') ? [key.slice(7)] : [],
  );
  expect(screenIdOf({ ...documents, [`screen/${taken}`]: {}, 'screen/sale': {} }, 'Sale')).toBe('sale-2');
});
