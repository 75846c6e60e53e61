/** Translates a text key; params fill {{name}}. */
export type SayBet = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** Kind of a bet type within its group: `last-three-group3` is `group3` of the last three. */
function kindOf(group: string, betType: string): string {
  if (betType === group) return 'whole';
  return betType.startsWith(`${group}-`) ? betType.slice(group.length + 1) : betType;
}

/** Two places against each other, such as `1v10`. */
const versus = /^(\d+)v(\d+)$/;

export const sayGroup = (say: SayBet, group: string): string => say(`lottery.betGroup.${group}`);

export function sayKind(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  if (kind === 'whole') return sayGroup(say, group);
  const places = versus.exec(kind);
  if (places) return say('lottery.kind.versus', { left: places[1] ?? '', right: places[2] ?? '' });
  return say(`lottery.kind.${kind}`);
}

/** Full name of a bet type, for places without its group's name. */
export function sayBet(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  return kind === 'whole'
    ? sayGroup(say, group)
    : `${sayGroup(say, group)} · ${sayKind(say, group, betType)}`;
}

/** Kinds with a different meaning in each group. */
const ofGroup = new Set(['one', 'any', 'single', 'number']);

/** Explanation of how a bet is played, in one or two sentences. */
export function sayHow(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  if (versus.test(kind)) return say('lottery.how.versus');
  if (ofGroup.has(kind)) return say(`lottery.how.${betType}`);
  return say(kind === 'whole' || /^\d$/.test(kind) ? `lottery.how.${group}` : `lottery.how.${kind}`);
}

/** Name of a choice that is a word, such as `big`; numbers are shown as they are. */
export const sayChoice = (say: SayBet, choice: string): string =>
  /^[\d*]/.test(choice) ? choice : say(`lottery.choice.${choice}`);

/** A selection in words: rows separated by a bar, choices by a space; choices of a row beyond `most` are counted. */
export function saySelection(say: SayBet, rows: readonly (readonly string[])[], most: number): string {
  const sayRow = (row: readonly string[]): string => {
    if (row.length === 0) return '–';
    const words = row.slice(0, most).map((choice) => sayChoice(say, choice));
    const rest = row.length - most;
    return [...words, ...(rest > 0 ? [say('lottery.andMore', { count: rest })] : [])].join(' ');
  };
  return rows.map(sayRow).join(' | ');
}
