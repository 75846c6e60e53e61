// Settles a draw as a process of its own, so that it can be killed: settle-process.ts <database> <numero>
import { openPostgres } from '#server/db/postgres.ts';
import { settleDraw } from '#server/lottery/settle.ts';
import { brand, game } from './ground.ts';

const [, , url = '', numero = ''] = process.argv;
const database = await openPostgres(url);
await settleDraw(
  { db: database.db, clock: () => new Date(), balanceMoved: () => undefined },
  { brand, game, numero, version: 1 },
);
await database.close();
