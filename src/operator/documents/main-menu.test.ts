import { expect, it } from 'vitest';
import { formDocuments } from '../testing/form-documents.ts';
import { mainMenu } from './main-menu.ts';

const documents = formDocuments();

it('is the first one around the home page, whatever its id', () => {
  expect(mainMenu(documents)).toBe('main');
  const frame = JSON.stringify(documents['screen/frame-full']).replace('"menu":"main"', '"menu":"top"');
  const { 'menu/main': menu = {}, ...others } = documents;
  const renamed = { ...others, 'menu/top': menu, 'screen/frame-full': JSON.parse(frame) as typeof menu };
  expect(mainMenu(renamed)).toBe('top');
});

it('is the first of all where the brand has no home page', () => {
  const { 'screen/frame-full': _frame, ...frameless } = documents;
  expect(mainMenu(frameless)).toBe('footer');
});
