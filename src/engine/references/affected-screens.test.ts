/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affectedScreens } from './affected-screens.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { readPacks } from '../node/read-packs.ts';
import { resolveBrand } from '../resolve.ts';
import { withSpokenTexts } from '../spoken-texts.ts';
import { schemas } from '../validate/brand.ts';

const set = withSpokenTexts(await readPacks('configs'), ['aurora']);
const brand = resolveBrand(set, 'aurora').documents as Record<string, unknown> as Record<string, JsonObject>;

/** The brand with one document changed by a callback that receives a copy. */
function changed(key: string, change: (document: JsonObject) => void): Record<string, JsonObject> {
  const document = structuredClone(brand[key] ?? {});
  change(document);
  return { ...brand, [key]: document };
}
const inside = (value: unknown, name: string): JsonObject => {
  const found = isJsonObject(value) ? value[name] : undefined;
  if (!isJsonObject(found)) throw new Error(`There is no ${name}.`);
  return found;
};
const affected = (after: Record<string, JsonObject>) => affectedScreens(schemas, brand, after);
const own = (after: Record<string, JsonObject>): string[] =>
  affected(after)
    .filter(({ through }) => through === 'own')
    .map(({ screen }) => screen);

describe('the screens a change touches', () => {
  it('are none without a change', () => {
    expect(affected({ ...brand })).toEqual([]);
  });

  it('are the one whose blocks change', () => {
    const after = changed('screen/home', (screen) => {
      screen['title'] = 'page.help.title';
    });
    expect(affected(after)).toEqual([{ screen: 'home', because: ['screen/home'], through: 'own' }]);
  });

  it('are all when the theme changes, the home page first', () => {
    const after = changed('theme/main', (theme) => {
      inside(inside(theme, 'modes'), 'dark')['primary'] = '#ff0000';
    });
    const screens = affected(after);
    expect(screens.length).toBe(Object.keys(brand).filter((key) => key.startsWith('screen/')).length);
    expect(screens[0]).toEqual({ screen: 'home', because: ['theme/main'], through: 'look' });
  });

  it('are those with a form when its rules or a pattern of theirs change, and no page that only links to it', () => {
    const after = changed('rules/register', (rules) => {
      inside(rules, 'fields')['username'] = { enabled: true, required: true, minLength: 9 };
    });
    const screens = own(after);
    expect(screens).toContain('register');
    expect(screens).not.toContain('home');
  });

  it('are the frame and its pages when a menu in it changes', () => {
    const menu = JSON.stringify(brand['screen/frame-full']).match(/"menu":"([a-z-]+)"/)?.[1] ?? '';
    const after = changed(`menu/${menu}`, (document) => {
      document['order'] = (document['order'] as string[]).toReversed();
    });
    const screens = affected(after);
    expect(screens.find(({ screen }) => screen === 'frame-full')?.through).toBe('own');
    expect(screens.find(({ screen }) => screen === 'home')).toMatchObject({ because: [`menu/${menu}`] });
  });

  it('are those that say a text, also by a menu', () => {
    const key = String(brand['screen/home']?.['title']);
    const after = changed('texts/en', (texts) => {
      inside(texts, 'texts')[key] = 'Another word';
    });
    expect(own(after)).toContain('home');
    expect(
      affected(changed('texts/en', (texts) => (inside(texts, 'texts')['nobody.says.this'] = 'x'))),
    ).toEqual([]);
  });

  it('are never ones that are not there, and always have a reason that changed', () => {
    const keys = Object.keys(brand);
    fc.assert(
      fc.property(fc.subarray(keys, { maxLength: 4 }), (gone) => {
        const after = Object.fromEntries(Object.entries(brand).filter(([key]) => !gone.includes(key)));
        for (const { screen, because } of affected(after)) {
          expect(after).toHaveProperty([`screen/${screen}`]);
          expect(because.length).toBeGreaterThan(0);
          for (const key of because) expect(gone).toContain(key);
        }
      }),
      { numRuns: 15 },
    );
  });
});
