import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchEntry } from './entry.ts';
import { search } from './search.ts';

type Thing = { names: string[]; further?: string[] };

const things: Thing[] = [
  { names: ['Neon Koi', '霓虹锦鲤', 'နီယွန်ငါးကြင်း'], further: ['Lumen'] },
  { names: ['Velvet Baccarat'], further: ['Velvet Live'] },
  { names: ['Saffron Baccarat'], further: ['Saffron'] },
  { names: ['Café Royale'], further: ['Lumen'] },
  { names: ['Koi Pond'], further: ['Coral'] },
  { names: ['Shan Koe Mee', 'ရှမ်းကိုးမီး'], further: ['Shan Table'] },
  { names: ['Dragon King', '龙王捕鱼'], further: ['Coral'] },
  { names: ['Lotus 5'], further: ['Pearl'] },
];

const entries = new Map(things.map((thing) => [thing, searchEntry(thing.names, thing.further)]));
const look = (query: string) => search(things, (thing) => entries.get(thing)!, query);
const named = (query: string) => look(query).found.map(({ names: [name] }) => name);

describe('a search', () => {
  it.each([
    ['nEoN', ['Neon Koi']],
    ['cafe royale', ['Café Royale']],
    ['neonkoi', ['Neon Koi']],
    ['vel vet', ['Velvet Baccarat']],
    ['koi neon', ['Neon Koi']],
    ['锦鲤', ['Neon Koi']],
    ['ကိုးမီး', ['Shan Koe Mee']],
    ['ရှမ်း\u200bကိုး', ['Shan Koe Mee']],
    ['Ｎｅｏｎ', ['Neon Koi']],
  ])('finds what is called %s', (query, found) => {
    expect([look(query).near, named(query)]).toEqual([false, found]);
  });

  it('has first what begins so, then what has such a word, then what is of a studio that is called so', () => {
    expect(named('koi')).toEqual(['Koi Pond', 'Neon Koi']);
    expect(named('lu')).toEqual(['Neon Koi', 'Café Royale']);
  });

  it.each([
    ['bacarat', ['Velvet Baccarat', 'Saffron Baccarat']],
    ['bacar', ['Velvet Baccarat', 'Saffron Baccarat']],
    ['velvte bacarat', ['Velvet Baccarat']],
    ['dargon', []],
    ['dragno king', ['Dragon King']],
    ['霓红锦鲤', ['Neon Koi']],
    ['ရှမ်းကုးမီး', ['Shan Koe Mee']],
    ['ကုးမီး', ['Shan Koe Mee']],
  ])('finds %s by what is called nearly so', (query, found) => {
    expect([look(query).near, named(query)]).toEqual([found.length > 0, found]);
  });

  it.each(['zzzz', 'lotus 6', '%', '\u0000', 'koj'])('finds nothing that is called %j', (query) => {
    expect(look(query)).toEqual({ found: [], near: false });
  });

  it('finds everything while nothing is asked for', () => {
    expect(look(' \u200b ')).toEqual({ found: things, near: false });
  });
});

const word = fc.stringMatching(/^[a-zé]{4,10}$/u);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 12 });
const among = (list: readonly string[], query: string) => search(list, (item) => searchEntry([item]), query);

describe('any search', () => {
  it('finds a name by any part of it, in any case, with or without spaces', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (list, at, from, length, together) => {
        const wanted = list[at % list.length] ?? '';
        const start = from % wanted.length;
        const part = wanted.slice(start, start + 1 + (length % wanted.length)).toUpperCase();
        const { found, near } = among(list, together ? part.replaceAll(' ', '') : part);
        expect([near, found.includes(wanted)]).toEqual([false, true]);
      }),
    );
  });

  it('finds a name with a letter that is wrong, missing or too many, unless another is called so', () => {
    const slip = fc.constantFrom('wrong', 'missing', 'more');
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), slip, (list, at, where, kind) => {
        const wanted = list[at % list.length] ?? '';
        const [first = '', ...others] = wanted.split(' ');
        const place = where % first.length;
        const rest = first.slice(kind === 'more' ? place : place + 1);
        const typed = first.slice(0, place) + (kind === 'missing' ? '' : '7') + rest;
        fc.pre(typed.length > 3);
        const { found, near } = among(list, [typed, ...others].join(' '));
        expect(near ? found.includes(wanted) : found.length > 0).toBe(true);
      }),
    );
  });

  it('finds each thing once at most, whatever is typed', () => {
    fc.assert(
      fc.property(names, fc.string({ unit: 'grapheme', maxLength: 64 }), (list, query) => {
        const { found, near } = among(list, query);
        expect(found).toEqual([...new Set(found.filter((item) => list.includes(item)))]);
        expect(near && found.length === 0).toBe(false);
      }),
    );
  });
});
