import { countedBet } from '../ball/counted-bet.ts';
import type { DrawnNumbers, RowBet } from '../ball/row-bet.ts';

export const faces = [1, 2, 3, 4, 5, 6] as const;
export type Dice = readonly number[];

/** All throws of three dice. */
export const throws: readonly Dice[] = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three) => [one, two, three])),
);

export const dice = (drawn: DrawnNumbers): Dice => drawn.slice(0, 3);
export const shows = (thrown: Dice, face: number): number => thrown.filter((die) => die === face).length;

/** Something for each face, by its token. */
export const byFace = <T>(token: (face: number) => string, value: (face: number) => T): Record<string, T> =>
  Object.fromEntries(faces.map((face) => [token(face), value(face)]));

/** A bet on a property of a throw; each choice is a note with its own chance. */
export const throwBet = (
  group: string,
  kind: string | undefined,
  row: string,
  wins: Readonly<Record<string, (thrown: Dice) => boolean>>,
): RowBet =>
  countedBet<Dice>({ group, ...(kind !== undefined && { kind }), row, draws: throws, of: dice, wins });
