/** Areas under which databases know the migrations of features that stood in one folder before; new ones of theirs join them. */
const recordedAreas: Readonly<Record<string /* feature */, string>> = {
  audit: 'config',
  documents: 'config',
  operators: 'config',
  publishing: 'config',
  webhooks: 'config',
  games: 'gateway',
  'human-check': 'gateway',
  members: 'gateway',
  providers: 'gateway',
  sessions: 'gateway',
  totp: 'gateway',
  wallet: 'gateway',
  transfers: 'vendors',
  'vendors/wallet': 'vendors',
};

/** Name under which a database records a migration: `operators`, `0001-operators` → `config/0001-operators`. */
export const migrationName = (feature: string, file: string): string =>
  `${recordedAreas[feature] ?? feature}/${file}`;
