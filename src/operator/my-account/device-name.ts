import { say } from '../language/say.ts';

// Ordered, since Edge also names Chrome, and Chrome also names Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl|node|undici/i, 'Command line'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

const first = (known: readonly [RegExp, string][], agent: string): string | undefined =>
  known.find(([sign]) => sign.test(agent))?.[1];

/** A browser as its owner knows it: `Firefox on Windows`. */
export function deviceName(agent: string): string {
  const [browser, system] = [first(browsers, agent), first(systems, agent)];
  if (browser === undefined) return say('console.myAccount.places.unknown');
  return system === undefined ? browser : say('console.myAccount.places.on', { browser, system });
}
