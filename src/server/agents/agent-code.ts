import { randomText, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db } from '#server/db/types.ts';

/** Capitals and digits that are not confused when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code that neither an agent nor an invitation link of the brand has. */
export async function newAgentCode(
  db: Db,
  { brand, random, length }: { brand: string; random: RandomBytes; length: number },
): Promise<string> {
  for (;;) {
    const code = randomText(random, letters, length);
    const agent = await db
      .selectFrom('members')
      .select('id')
      .where('brand', '=', brand)
      .where('affiliate_code', '=', code)
      .executeTakeFirst();
    const link = await db
      .selectFrom('agent_links')
      .select('id')
      .where('brand', '=', brand)
      .where('code', '=', code)
      .executeTakeFirst();
    if (!agent && !link) return code;
  }
}

/** Length of the code of an agent, and of that of a link. */
export const codeLengths = { agent: 8, link: 10 } as const;
