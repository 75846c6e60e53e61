import { readFileSync } from 'node:fs';
import path from 'node:path';

type Lobby = { downloads?: Record<string, { url: string }> };

/** Addresses of the apps in the lobby of each pack below the folder `configs`. */
export const downloadsOf = (
  configs: string,
  packs: readonly string[],
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    packs.map((pack) => {
      const lobby = JSON.parse(readFileSync(path.join(configs, pack, 'lobby/main.json'), 'utf8')) as Lobby;
      const addresses = Object.entries(lobby.downloads ?? {}).map(([id, { url }]) => [id, url]);
      return [pack, Object.fromEntries(addresses) as Record<string, string>];
    }),
  );
