import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import { withEntryLabel } from '../testing/entry-label.ts';
import { withFieldMoved, withRule } from '../documents/form-table.ts';
import { withEntryMoved, withEntryShown } from '../documents/menu-entries.ts';
import { withValue, withoutValue, type PackDocuments } from '../documents/reader.ts';
import { formDocuments } from '../testing/form-documents.ts';
import { changeLine } from './change-line.ts';
import { describeChanges } from './describe-changes.ts';

const before = formDocuments();
const document = (key: string) => {
  const found = before[key];
  if (!found) throw new Error(`There is no ${key}.`);
  return found;
};
const lines = (edited: PackDocuments): string[] =>
  describeChanges({ before, after: { ...before, ...edited } }).map(changeLine);
const rules = (field: string, change: Parameters<typeof withRule>[2]) => ({
  'rules/register': withRule(document('rules/register'), field, change),
});

describe('changes in plain words', () => {
  it('are none when nothing differs', () => {
    expect(lines({})).toEqual([]);
  });

  it.each([
    [{ required: true }, 'Registration › E-mail: required no → yes'],
    [{ enabled: false }, 'Registration › E-mail: asked for yes → no'],
    [{ minLength: 5 }, 'Registration › E-mail: min length none → 5'],
    [{ maxLength: undefined }, 'Registration › E-mail: max length 60 → none'],
    [{ patternId: 'letters' }, 'Registration › E-mail: pattern none → letters'],
    [{ acceptedPattern: '[a-z]+' }, 'Registration › E-mail: own expression none → [a-z]+'],
  ])('say what %j does to a field', (change, line) => {
    expect(lines(rules('email', change))).toEqual([line]);
  });

  it('tell a rule that a field did not have', () => {
    expect(lines(rules('repeat', { required: true }))).toEqual([
      'Registration › Once more: asked for none → yes',
      'Registration › Once more: required none → yes',
    ]);
  });

  it('name the one field that was moved, with its places', () => {
    expect(lines({ 'form/register': withFieldMoved(document('form/register'), 'you', 3, 0) })).toEqual([
      'Registration › E-mail: moved above Username',
    ]);
  });

  it('tell of a form value by value where there are no words for it', () => {
    expect(
      lines({ 'form/register': withValue(document('form/register'), ['fields', 'email', 'trim'], true) }),
    ).toEqual(['Registration › Fields › E-mail: Trim none → yes']);
  });

  it('name entries of a menu that were moved, hidden and shown', () => {
    const menu = document('menu/main');
    expect(lines({ 'menu/main': withEntryMoved(menu, ['account'], 0) })).toEqual([
      'Main › My account: moved above Home',
    ]);
    expect(lines({ 'menu/main': withEntryShown(menu, ['account'], false, null) })).toEqual([
      'Main › My account: now hidden',
    ]);
    const hidden = { ...before, 'menu/main': withEntryShown(menu, ['account'], false, null) };
    expect(describeChanges({ before: hidden, after: before }).map(changeLine)).toEqual([
      'Main › My account: now shown',
    ]);
  });

  it('tell new words with the entry that shows them, once', () => {
    const edited = withEntryLabel({
      documents: before,
      menu: 'main',
      path: ['account'],
      language: 'en',
      words: 'Me',
    });
    expect(lines(edited)).toEqual(['Main › My account: label (English) “My account” → “Me”']);
  });

  it('tell only the words that differ when an entry gets a key of its own', () => {
    const edited = withEntryLabel({
      documents: before,
      menu: 'main',
      path: ['home'],
      language: 'en',
      words: 'Start',
    });
    expect(Object.keys(edited).sort()).toEqual(['menu/main', 'texts/en', 'texts/my']);
    expect(lines(edited)).toEqual(['Main › Home: label (English) “Home” → “Start”']);
  });

  it('tell other texts under their language', () => {
    expect(lines({ 'texts/en': withValue(document('texts/en'), ['texts', 'form.send'], 'Join') })).toEqual([
      'Texts (English): form.send “Register” → “Join”',
    ]);
  });

  it('name what came, went and got another condition, by its own words and the sentence of the condition', () => {
    const menu = document('menu/main');
    const when = (condition: JsonObject) => ({
      'menu/main': withValue(menu, ['items', 'home', 'when'], condition),
    });
    const loggedIn = { var: 'session.loggedIn' };
    expect(lines(when(loggedIn))).toEqual(['Main › Home: Shown when Always → Signed in']);
    const guarded = { ...before, ...when(loggedIn) };
    expect(
      describeChanges({ before: guarded, after: { ...before, ...when({ '!': loggedIn }) } }).map(changeLine),
    ).toEqual(['Main › Home: Shown when Signed in → not Signed in']);
    const odd = (value: number) => when({ '==': [{ var: 'session.loggedIn' }, value] });
    expect(
      describeChanges({ before: { ...before, ...odd(1) }, after: { ...before, ...odd(2) } }).map(changeLine),
    ).toEqual(['Main › Home: Shown when a condition → another condition']);
    const form = withValue(document('form/register'), ['fields', 'club'], {
      input: 'text',
      label: 'form.send',
    });
    expect(lines({ 'form/register': form })).toEqual(['Registration › Fields › Register: added']);
  });

  it('tell every other document value by value, with its name', () => {
    expect(lines({ 'flags/main': withValue(document('flags/main'), ['flags', 'freePlay'], false) })).toEqual([
      'Flags: Free play yes → no',
    ]);
    expect(lines({ 'menu/main': withoutValue(document('menu/main'), ['items', 'home', 'icon']) })).toEqual([
      'Main › Home: Icon “star” → none',
    ]);
  });

  it('say that a document is new or gone', () => {
    const { 'flags/main': _gone, ...without } = before;
    expect(describeChanges({ before, after: without }).map(changeLine)).toEqual(['Flags: document removed']);
    expect(describeChanges({ before: without, after: before }).map(changeLine)).toEqual([
      'Flags: new document',
    ]);
  });

  it('name blocks of a screen that came, went and moved, and what they say now', () => {
    const screen = {
      kind: 'screen',
      id: 'home',
      body: {
        order: ['top', 'list'],
        items: {
          top: { type: 'heroCarousel', props: { interval: 5000 } },
          list: {
            type: 'section',
            slots: {
              default: { order: ['a', 'b'], items: { a: { type: 'image' }, b: { type: 'heading' } } },
            },
          },
        },
      },
    };
    const after = structuredClone(screen) as unknown as {
      body: { order: string[]; items: Record<string, unknown> };
    };
    after.body.order = ['list', 'top', 'extra'];
    after.body.items['extra'] = { type: 'statusPanel' };
    after.body.items['top'] = { type: 'heroCarousel', props: { interval: 9000 } };
    after.body.items['list'] = {
      type: 'section',
      slots: { default: { order: ['b'], items: { b: { type: 'heading' } } } },
    };
    const of = (home: object) => ({ ...before, 'screen/home': home as PackDocuments[string] });
    expect(describeChanges({ before: of(screen), after: of(after) }).map(changeLine)).toEqual([
      'Home › Status panel “extra”: added',
      'Home › Section “list”: moved above Hero carousel “top”',
      'Home › Section “list” › Image “a”: removed',
      'Home › Hero carousel “top”: Interval 5000 → 9000',
    ]);
  });

  it('show colours as colours, and tell contrast that is lost', () => {
    const theme = (text: string) => ({
      ...before,
      'theme/main': { kind: 'theme', id: 'main', modes: { dark: { canvas: '#000000', text } } },
    });
    const changes = describeChanges({ before: theme('#ffffff'), after: theme('#333333') });
    expect(changes[0]).toMatchObject({ colors: true, from: '#ffffff', to: '#333333' });
    expect(changes.map(changeLine)).toEqual([
      'Theme › Dark mode: Text #ffffff → #333333',
      'Theme › Dark mode: contrast of Text on Canvas enough (4.5:1) → 1.66:1, needs 4.5:1',
    ]);
  });
});
