/** Device and browser as the User-Agent header names them; a part that it does not name is absent. */
export type Device = {
  kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** Such as Android or Windows. */
  system?: string;
  /** Such as Chrome or Safari. */
  browser?: string;
};

type Mark = readonly [RegExp, string];

// The first that fits counts: many browsers also name those they descend from.
const browsers: readonly Mark[] = [
  [/\bEdg(?:A|iOS)?\//u, 'Edge'],
  [/\bOPR\/|\bOPT\//u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bUC ?Browser\//u, 'UC Browser'],
  [/\bMiuiBrowser\//u, 'Mi Browser'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/Chrome\/|\bCriOS\//u, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//u, 'Safari'],
];

const systems: readonly Mark[] = [
  [/\biPad\b/u, 'iPadOS'],
  [/\biPhone\b|\biPod\b/u, 'iOS'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bLinux\b/u, 'Linux'],
];

const named = (marks: readonly Mark[], agent: string): string | undefined =>
  marks.find(([mark]) => mark.test(agent))?.[1];

function kindOf(agent: string, system: string | undefined): Device['kind'] {
  if (system === undefined) return 'unknown';
  if (system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/u.test(agent))) return 'tablet';
  return system === 'iOS' || system === 'Android' ? 'phone' : 'computer';
}

/**
 * Parses a User-Agent header, for members to recognise their devices by. It is the browser's own claim and proves
 * nothing.
 */
export function deviceOf(agent: string): Device {
  const system = named(systems, agent);
  const browser = named(browsers, agent);
  return {
    kind: kindOf(agent, system),
    ...(system !== undefined && { system }),
    ...(browser !== undefined && { browser }),
  };
}
