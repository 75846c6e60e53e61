import type { Selectable } from 'kysely';
import type { Database, Db } from '#server/db/types.ts';

type Step = Pick<Selectable<Database['member_level_steps']>, 'level' | 'before' | 'why' | 'at'>;

/** How the level of a member changed, the newest first. */
export const levelStepsOf = (
  db: Db,
  { brand, memberId }: { brand: string; memberId: string },
  most: number,
): Promise<Step[]> =>
  db
    .selectFrom('member_level_steps')
    .select(['level', 'before', 'why', 'at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
