import { describe, expect, it } from 'vitest';
import type { ScreenDocument } from '#contract/generated/documents.ts';
import { screenAt } from './screen-routes.ts';

const page = (id: string, path: string, ...aliases: string[]) =>
  ({ kind: 'screen', id, presentation: 'page', path, aliases }) as unknown as ScreenDocument;

const screens = {
  anyTopic: page('anyTopic', '/help/:topic'),
  newTopic: page('newTopic', '/help/new'),
  later: page('later', '/help/new'),
  home: page('home', '/index', '/home'),
};

const idAt = (pathname: string): string | undefined => screenAt(screens, { pathname })?.id;

describe('the screen at a place', () => {
  it.each([
    ['one without a parameter before one with it, the first of two', '/help/new', 'newTopic'],
    ['one with a parameter', '/help/bonus', 'anyTopic'],
    ['one by its alias', '/home', 'home'],
    ['one whatever the letters and the slash at the end', '/INDEX/', 'home'],
    ['none for an address that no screen has', '/nowhere', undefined],
  ])('is %s', (_, path, id) => {
    expect(idAt(path)).toBe(id);
  });
});
