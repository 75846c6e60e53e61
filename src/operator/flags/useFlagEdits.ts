import type { Flag, FlagStrategy } from '#engine/flags/flag.ts';
import { own, type Json, type JsonObject } from '#engine/json/json.ts';
import { withoutValue, withValue } from '../documents/reader.ts';
import { say } from '../language/say.ts';
import { usePackDocuments, useWorkspace } from '../workspace/WorkspaceContext.tsx';

export const flagsKey = 'flags/main';

/** A strategy without what it leaves to its usual value; a flag of the platform that says no more is on or off. */
export function leanFlag(flag: FlagStrategy): Flag {
  const { on = true, share = 100, ...rest } = flag;
  const kept = Object.fromEntries(
    Object.entries({ ...rest, ...(share < 100 && { share }) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  ) as FlagStrategy;
  if (Object.keys(kept).length === 0) return on;
  return on ? kept : { on, ...kept };
}

/** The flag as a strategy, to which more can be added. */
export const asStrategy = (flag: Flag | undefined): FlagStrategy =>
  typeof flag === 'object' ? flag : { on: flag === true };

/** True for a flag that is on for somebody at least. */
export const isSwitchedOn = (flag: Flag | undefined): boolean =>
  typeof flag === 'object' ? flag.on !== false : flag === true;

/** A flag with its switch turned; for whom it is on stays. */
export const turnedFlag = (flag: Flag | undefined): Flag =>
  leanFlag({ ...asStrategy(flag), on: !isSwitchedOn(flag) });

export function useFlagEdits() {
  const workspace = useWorkspace();
  const document = own(usePackDocuments(), flagsKey);
  const write = (what: string, id: string, next: (document: JsonObject) => JsonObject): void => {
    if (document) workspace.edit(what, { [flagsKey]: next(document) }, `${flagsKey} ${id}`);
  };
  return {
    set: (id: string, name: string, flag: Flag): void =>
      write(say('console.values.edit', { name }), id, (now) =>
        withValue(now, ['flags', id], flag as unknown as Json),
      ),
    remove: (id: string, name: string): void =>
      write(say('console.flags.editDelete', { name }), id, (now) => withoutValue(now, ['flags', id])),
    add: (id: string, flag: FlagStrategy): void =>
      write(say('console.flags.editAdd', { name: flag.name ?? id }), id, (now) =>
        withValue(now, ['flags', id], flag as unknown as Json),
      ),
  };
}
