import type { Brand } from '#engine/validate/brand.ts';
import type { Campaign } from './campaign.ts';
import type { Fault } from './fault.ts';

const code = 'PROMOTION_RAFFLE';

/** Contradictions of a promotion that gives tickets with their raffle. */
export function entryFaults(
  brand: Pick<Brand<typeof code>, 'abstract' | 'document'>,
  { gives: { what, raffle }, how, until }: Campaign,
): Fault[] {
  if (what !== 'entries') {
    if (raffle === undefined) return [];
    const message = `"raffle" never counts with "${what}".`;
    return [{ code, pointer: '/gives/raffle', message, fix: 'Remove it, or write "entries" as "what".' }];
  }
  if (raffle === undefined) {
    const message = 'Tickets need "raffle", without which they are for nothing.';
    return [{ code, pointer: '/gives/what', message, fix: 'Add "raffle" to "gives".' }];
  }
  if (how === 'claim') {
    const message = 'Tickets that wait to be claimed could miss the draw.';
    return [{ code, pointer: '/how', message, fix: 'Remove "how", or write "automatic".' }];
  }
  if (brand.abstract) return [];
  const content = brand.document(`raffle/${raffle}`)?.content;
  if (!content) {
    const message = `There is no raffle "${raffle}", so that nobody gets a ticket.`;
    return [{ code, pointer: '/gives/raffle', message, fix: `Add raffle/${raffle}, or name another one.` }];
  }
  const closes = content['until'];
  if (typeof closes !== 'string' || !(Date.parse(closes) < Date.parse(until))) return [];
  const message = `It ends at ${until}, and the raffle closes at ${closes} before.`;
  return [{ code, pointer: '/until', message, fix: `Write ${closes} or earlier.` }];
}
