import { randomBytes } from 'node:crypto';
import { databaseCommand } from './database-command.ts';

/** `livery keys rotate`: makes a new key for encrypted bodies on the database of running servers. */
export const command = databaseCommand({
  words: 'keys rotate',
  summary: 'makes a new key for encrypted bodies, and retires those before',
  async work(db, { out }) {
    const { databaseKeys } = await import('#server/crypto/keys.ts');
    const kid = await databaseKeys(db, () => new Date(), randomBytes).rotate();
    out(`Bodies are encrypted for the new key ${kid}; those for the keys before are read for a day.`);
    return 0;
  },
});
