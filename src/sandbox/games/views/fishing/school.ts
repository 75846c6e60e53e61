import { fish } from '../../rules/fishing.ts';

export type Swimmer = {
  id: number;
  kind: string;
  x: number;
  y: number;
  right: boolean;
  wave: number;
  caught: number;
};

const kinds = Object.keys(fish);
const most = 14;

/** Cheap fish come often, dear ones seldom. Positions decide nothing: the vendor's server decides the catch. */
const anyKind = (): string => {
  const at = Math.floor(kinds.length * Math.random() ** 1.9);
  return kinds[Math.min(at, kinds.length - 1)] ?? 'minnow';
};

let count = 0;
const newSwimmer = (width: number, height: number, anywhere: boolean): Swimmer => {
  const right = Math.random() < 0.5;
  count += 1;
  return {
    id: count,
    kind: anyKind(),
    right,
    caught: 0,
    x: anywhere ? Math.random() * width : right ? -70 : width + 70,
    y: 50 + Math.random() * Math.max(60, height - 150),
    wave: Math.random() * 6,
  };
};

/** The school after the given seconds. */
export function swim(school: readonly Swimmer[], seconds: number, width: number, height: number): Swimmer[] {
  const next = school
    .map((each) => ({
      ...each,
      x:
        each.x +
        (each.right ? 1 : -1) * (fish[each.kind]?.speed ?? 40) * seconds * (each.caught > 0 ? 0.2 : 1),
      wave: each.wave + seconds * 2,
      caught: each.caught > 0 ? each.caught - seconds : 0,
    }))
    .filter(({ x, caught }) => x > -110 && x < width + 110 && caught >= 0);
  while (next.length < most) next.push(newSwimmer(width, height, school.length === 0));
  return next;
}

/** The fish at a point, the nearest in front. */
export const fishAt = (school: readonly Swimmer[], x: number, y: number): Swimmer | undefined =>
  school.findLast(
    (each) => each.caught === 0 && Math.hypot(each.x - x, each.y - y) < (fish[each.kind]?.size ?? 20) + 12,
  );
