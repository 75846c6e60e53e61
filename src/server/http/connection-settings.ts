/** Address of an outside party, and the secret that signs in both directions. */
export type ConnectionSettings = Readonly<
  Record<string /* <BRAND>__<NAME> */, { url: string; secret: string }>
>;

const secretMin = 16;

/** The name of a brand's vendor or payment provider in the environment. */
export const connectionName = (brand: string, name: string): string =>
  [brand, name].map((part) => part.toUpperCase().replace(/[^A-Z0-9_]/gu, '_')).join('__');

/** Reads `<PREFIX>_<BRAND>__<NAME>_URL` and `…_SECRET`; faults are added to `problems`. */
export function readConnections(
  env: Readonly<Record<string, string | undefined>>,
  prefix: string,
  problems: string[],
): ConnectionSettings {
  const form = new RegExp(`^${prefix}_([A-Z0-9_]+?__[A-Z0-9_]+?)_(URL|SECRET)$`, 'u');
  const found = new Map<string, { url?: string; secret?: string }>();
  for (const [name, text] of Object.entries(env)) {
    const value = text?.trim();
    const [, whose, what] = form.exec(name) ?? [];
    if (!value || !whose || !what) continue;
    found.set(whose, { ...found.get(whose), [what.toLowerCase()]: value });
  }
  const settings: Record<string, { url: string; secret: string }> = {};
  for (const [whose, { url, secret }] of found) {
    const name = `${prefix}_${whose}`;
    if (url === undefined || secret === undefined) {
      problems.push(
        `${name}_${url === undefined ? 'URL' : 'SECRET'} is missing. Set address and secret together.`,
      );
    } else if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol)) {
      problems.push(`${name}_URL is not an address of the form https://host/…. Correct it.`);
    } else if (secret.length < secretMin) {
      problems.push(`${name}_SECRET has ${secret.length} characters. Choose at least ${secretMin}.`);
    } else settings[whose] = { url: url.replace(/\/+$/u, ''), secret };
  }
  return settings;
}
