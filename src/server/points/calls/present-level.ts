import type { CallContext } from '#server/calls/call.ts';
import { translator } from '#server/brands/texts.ts';
import type { Level } from '../levels.ts';

/** A level as members read it. */
export const presentLevel = (
  { brand, language }: Pick<CallContext, 'brand' | 'language'>,
  { id, item }: Level,
): { id: string; name: string; from: string } => ({
  id,
  name: translator(brand, language)(item.name),
  from: String(item.from),
});
