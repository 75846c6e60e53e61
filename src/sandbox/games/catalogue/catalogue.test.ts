import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { titleOf } from './titles.ts';

type Lobby = {
  vendors: Record<string, { vassalage: string; gameType: string; accountType?: string }>;
  games: Record<
    string,
    { code: string; name: string; vendor: string; isGame?: string; names?: Record<string, string> }
  >;
};
const { vendors, games } = JSON.parse(readFileSync('configs/base/lobby/main.json', 'utf8')) as Lobby;
/** Lotteries are the platform's own, unless they belong to a provider. */
const own = ['LOTT', 'ELOTT'];
const providers = ['TCG_SEA', 'GPI'];
const kindsOf = (...types: string[]): Set<string> =>
  new Set(
    Object.values(games).flatMap(({ vendor, code }) => {
      const { vassalage = '', gameType = '' } = vendors[vendor] ?? {};
      const engine = catalogue[vassalage]?.games[code]?.engine;
      return types.includes(gameType) && engine ? [engine.name] : [];
    }),
  );

describe('the catalogue of the sandbox vendors', () => {
  it('has every game of the lobby under its name', () => {
    // An entry that stands for a vendor is no game.
    const played = Object.values(games).filter(({ isGame }) => isGame !== 'VASSALAGE');
    const missing = played.filter(({ vendor, code, name }) => {
      const { vassalage = '', gameType = '', accountType = '' } = vendors[vendor] ?? {};
      const starts = !own.includes(gameType) || providers.includes(accountType);
      return starts && catalogue[vassalage]?.games[code]?.name !== name;
    });
    expect(missing).toEqual([]);
  });

  it('calls a game in its page as the lobby does, in every language', () => {
    const named = Object.values(games).filter(({ names }) => names !== undefined);
    expect(named.length).toBeGreaterThan(0);
    for (const { code, name, names = {} } of named) {
      for (const [language, title] of Object.entries(names))
        expect(titleOf({ code, name }, language)).toBe(title);
      expect(titleOf({ code, name }, 'en')).toBe(name);
    }
    expect(titleOf({ code: 'LUMEN-001', name: 'Neon Koi' }, 'my')).toBe('Neon Koi');
  });

  it('plays each kind of game by what it is: fishing, card rooms, cockfights and mini games among them [OFF-05] [OFF-06] [OFF-10] [OFF-12]', () => {
    expect(kindsOf('LIVE')).toEqual(
      new Set([
        'baccarat',
        'roulette',
        'blackjack',
        'sic-bo',
        'dragon-tiger',
        'three-card',
        'hilo',
        'wheel',
        'poker',
        'andar-bahar',
      ]),
    );
    expect(kindsOf('SPORTS', 'ESPORTS')).toEqual(new Set(['sports']));
    expect(kindsOf('FISH')).toEqual(new Set(['fishing']));
    expect(kindsOf('PVP')).toEqual(new Set(['cards', 'cockfight']));
    expect(kindsOf('RNG')).toEqual(new Set(['slot', 'crash', 'wheel', 'dice', 'plinko', 'coin', 'mines']));
  });
});
