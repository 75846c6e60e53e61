import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { downloadsOf } from './downloads.ts';
import { largestPicture, pictures } from './pictures.ts';

const configs = path.resolve(import.meta.dirname, '../../../configs');
const drawn = [...pictures(downloadsOf(configs, ['base', 'aurora', 'padauk']))];

describe('the pictures of the demo brands', () => {
  it('stand in configs as they are drawn', () => {
    const stale = drawn.filter(({ pack, name, svg }) => {
      const file = path.join(configs, pack, 'assets', `${name}.svg`);
      return !existsSync(file) || readFileSync(file, 'utf8') !== svg;
    });
    expect(stale.map(({ pack, name }) => `${pack}/${name}`)).toEqual([]);
  });

  it('are small', () => {
    const heavy = drawn.filter(({ name, svg }) => svg.length > largestPicture(name));
    expect(heavy.map(({ pack, name, svg }) => `${pack}/${name}: ${svg.length}`)).toEqual([]);
  });

  it('hold nothing but shapes: no scripts, no handlers, no addresses', () => {
    const unsafe = drawn.filter(({ svg }) => /<script|<foreignObject|\son\w+=|href="(?!#)|<style/i.test(svg));
    expect(unsafe.map(({ name }) => name)).toEqual([]);
  });

  it('refer only to what they define, and define nothing twice', () => {
    const faulty = drawn.filter(({ svg }) => {
      const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
      return new Set(ids).size !== ids.length || used.some((id) => !ids.includes(id));
    });
    expect(faulty.map(({ pack, name }) => `${pack}/${name}`)).toEqual([]);
  });
});
