import { describe, expect, it } from 'vitest';
import type { Flag } from '#engine/flags/flag.ts';
import type { FactDefinitions, FactDependencies } from './definition.ts';
import { facts } from './flags.ts';

/** A page with a flag, for a browser in a country. */
function page(flag: Flag, { country = 'MM', held = [] as string[], loggedIn = true } = {}) {
  const met: string[] = [];
  const dependencies = {
    documents: { current: { flags: { flags: { tested: flag } } } },
    visitor: { bucket: 7, country, device: 'phone' },
    viewer: { minute: () => 202606011200 },
    session: { current: loggedIn ? {} : undefined },
    source: () => held,
    metFlags: { meet: (id: string) => met.push(id) },
  } as unknown as FactDependencies;
  const read = (name: string): unknown => {
    const [family = '', id = ''] = name.split('.');
    const definitions: FactDefinitions = facts;
    return (definitions[name] ?? definitions[`${family}.*`])?.(dependencies, id);
  };
  (dependencies as { read: unknown }).read = read;
  return { read, met };
}

describe('flags of a page', () => {
  it('are on for the country and device that the page knows', () => {
    const when = {
      and: [{ '==': [{ var: 'visitor.country' }, 'MM'] }, { '==': [{ var: 'visitor.device' }, 'phone'] }],
    };
    expect(page({ when }).read('flags.tested')).toBe(true);
    expect(page({ when }, { country: 'TH' }).read('flags.tested')).toBe(false);
  });

  it('ask the server for what it alone knows, and are off for visitors', () => {
    const flag = { when: { var: 'asked.tested' } };
    expect(page(flag, { held: ['tested'] }).read('flags.tested')).toBe(true);
    expect(page(flag).read('flags.tested')).toBe(false);
    expect(page(flag, { held: ['tested'], loggedIn: false }).read('flags.tested')).toBe(false);
  });

  it('count as met where a variant is read, and not while they are off', () => {
    const variants = { order: ['a'], items: { a: { name: 'A' } } };
    const on = page({ variants });
    expect([on.read('variant.tested'), on.met]).toEqual(['a', ['tested']]);
    const off = page({ variants, on: false });
    expect([off.read('variant.tested'), off.met]).toEqual(['', []]);
  });
});
