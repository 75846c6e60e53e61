import { findLottery } from '#server/lottery/catalogue.ts';
import { addDraws } from '#server/lottery/draws.ts';
import { plannedDraws } from '#play/lottery/schedule.ts';
import type { TestGateway } from './gateway.ts';

/** Seeds of draws in tests come from this. */
export const testKey = Buffer.alloc(32, 7);

const day = 86_400_000;

/** The next draws of a lottery of the brand, made as the server would; their numbers, the next first. */
export async function addTestDraws(
  { db, brand, now }: Pick<TestGateway, 'db' | 'brand' | 'now'>,
  game: string,
  limit = 2,
): Promise<string[]> {
  const lottery = findLottery(brand(), game);
  if (!lottery) throw new Error(`The brand has no lottery ${game}.`);
  const from = now().getTime();
  const planned = plannedDraws(lottery.schedule, { from, until: from + 20 * day, limit });
  await addDraws(db, { brand: brand().brand, lottery, own: true, key: testKey }, planned);
  return planned.map(({ numero }) => numero);
}

/** A line on one number, for 100 minor units. */
export const lineOf = (game: string, numero: string | undefined) => ({
  game,
  numero: numero ?? '',
  betType: 'lo2',
  selection: ['07'],
  unit: '100',
  multiple: 1,
});
