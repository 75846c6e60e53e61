import { formatDateTime } from '#engine/time/date-time.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import type { Say } from '#ui/text/use-text.ts';
import { nameOf } from './contract-words.ts';

type Past = CallValue<'contractHistory'>['contracts'][number];

/** Who ended a contract, as its reader calls them; undefined if that was not kept, or if it ended by itself. */
function whoOf({ side, upline, downline, over: { by } }: Past, say: Say): string | undefined {
  switch (by) {
    case 'HOUSE':
      return say('contracts.by.house');
    case 'FURTHER_UP':
      return say('contracts.by.further');
    case 'UPLINE':
      return side === 'given' ? say('contracts.by.you') : nameOf(upline, say);
    case 'DOWNLINE':
      return side === 'own' ? say('contracts.by.you') : nameOf(downline, say);
    default:
      return undefined;
  }
}

/** How a past contract ended: why, by whom and when. */
export function overWords(contract: Past, { say, timeZone }: { say: Say; timeZone: string }): string {
  const { state, over } = contract;
  const time = formatDateTime(over.at, timeZone).slice(0, 16);
  if (over.for === 'REPLACED' || over.for === 'ABOVE' || over.for === 'PLACE')
    return say(`contracts.over.${over.for}`, { time });
  const who = whoOf(contract, say);
  if (who === undefined) return say(`contracts.over.${state}`, { time });
  const isWithdrawn = state === 'REJECTED' && over.by !== 'DOWNLINE';
  return say(`contracts.over.${isWithdrawn ? 'WITHDRAWN' : state}.by`, { who, time });
}
