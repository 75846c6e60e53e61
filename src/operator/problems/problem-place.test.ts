import { describe, expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { placeAddress, problemPlace } from './problem-place.ts';

const documents = formDocuments();
const at = (file: string, pointer: string) => {
  const place = problemPlace(documents, { file, pointer });
  return [place.words.join(' › '), placeAddress('shop', place)];
};

describe('the place of a problem', () => {
  it.each([
    [
      'shop/rules/register.json',
      '/fields/email/minLength',
      'Registration › E-mail',
      '/shop/forms/register?field=email',
    ],
    [
      'ground/form/register.json',
      '/fields/username',
      'Registration › Username',
      '/shop/forms/register?field=username',
    ],
    ['shop/form/register.json', '/submit/label', 'Registration', '/shop/forms/register'],
    ['shop/rules/register.json', '/fields/nobody', 'Registration › nobody', '/shop/forms/register'],
    ['shop/menu/main.json', '/items/account/action', 'Main › My account', '/shop/menus/main?entry=account'],
    ['shop/menu/main.json', '/order/9', 'Main', '/shop/menus/main'],
    ['shop/menu/main.json', '/order/0', 'Main › Home', '/shop/menus/main?entry=home'],
    [
      'shop/texts/en.json',
      '/texts/menu.account',
      'Main › My account › Texts (English)',
      '/shop/menus/main?entry=account',
    ],
    [
      'shop/texts/en.json',
      '/texts/form.send',
      'Texts (English) › form.send',
      '/shop/texts?key=form.send&language=en',
    ],
    ['shop/screen/home.json', '/body', 'Home › body', '/shop/screens/home'],
    [
      'shop/screen/home.json',
      '/body/items/hero/slots/default/items/lane/props/limit',
      'Home › hero › default › lane › props › limit',
      '/shop/screens/home?block=body%2Fhero%2Fdefault%2Flane',
    ],
    ['ground/theme/main.json', '/modes/dark/text', 'Theme › modes › dark › text', '/shop/theme'],
  ])('%s %s', (file, pointer, words, address) => {
    expect(at(file, pointer)).toEqual([words, address]);
  });

  it('is the entry even deep below another', () => {
    const nested = {
      ...documents,
      'menu/side': {
        kind: 'menu',
        id: 'side',
        order: ['a'],
        items: { a: { children: { order: ['b'], items: { b: {} } } } },
      },
    };
    const place = problemPlace(nested, {
      file: 'shop/menu/side.json',
      pointer: '/items/a/children/items/b/label',
    });
    expect(place.menu).toEqual({ menu: 'side', entry: 'a/b' });
  });
});
