/** Says a text key; params fill {{name}}. */
export type SayBet = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** What a bet type is called within its group: `last-three-group3` is a group 3 of the last three. */
function kindOf(group: string, betType: string): string {
  if (betType === group) return 'whole';
  return betType.startsWith(`${group}-`) ? betType.slice(group.length + 1) : betType;
}

/** Numbers of two places against each other, such as `1v10`. */
const versus = /^(\d+)v(\d+)$/;

export const sayGroup = (say: SayBet, group: string): string => say(`lottery.betGroup.${group}`);

export function sayKind(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  if (kind === 'whole') return sayGroup(say, group);
  const places = versus.exec(kind);
  if (places) return say('lottery.kind.versus', { left: places[1] ?? '', right: places[2] ?? '' });
  return say(`lottery.kind.${kind}`);
}

/** The full name of a bet type, where its group does not stand beside it. */
export function sayBet(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  return kind === 'whole'
    ? sayGroup(say, group)
    : `${sayGroup(say, group)} · ${sayKind(say, group, betType)}`;
}

/** Kinds that mean something else in each group. */
const ofGroup = new Set(['one', 'any', 'single', 'number']);

/** How a bet is played, in a sentence or two. */
export function sayHow(say: SayBet, group: string, betType: string): string {
  const kind = kindOf(group, betType);
  if (versus.test(kind)) return say('lottery.how.versus');
  if (ofGroup.has(kind)) return say(`lottery.how.${betType}`);
  return say(kind === 'whole' || /^\d$/.test(kind) ? `lottery.how.${group}` : `lottery.how.${kind}`);
}

/** Choices that are words, such as `big`; numbers are themselves. */
export const sayChoice = (say: SayBet, choice: string): string =>
  /^[\d*]/.test(choice) ? choice : say(`lottery.choice.${choice}`);

/** What was chosen, as one reads it: rows by a bar, choices by a space; of a row with more than `most` the rest is counted. */
export function saySelection(say: SayBet, rows: readonly (readonly string[])[], most: number): string {
  const sayRow = (row: readonly string[]): string => {
    if (row.length === 0) return '–';
    const words = row.slice(0, most).map((choice) => sayChoice(say, choice));
    const rest = row.length - most;
    return [...words, ...(rest > 0 ? [say('lottery.andMore', { count: rest })] : [])].join(' ');
  };
  return rows.map(sayRow).join(' | ');
}
