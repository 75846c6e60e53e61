/** An element of a drawing with what it refers to. */
export type DrawnPart = {
  id: string | undefined;
  classes: readonly string[];
  /** Ids, by `href` and `url()`. */
  refersTo: readonly string[];
  parts: DrawnPart[];
};

/** Most elements that are drawn once every reference is followed. */
const drawnMax = 200_000;

/**
 * True for a drawing whose references multiply beyond what a browser draws at once, or lead back to themselves: a few hundred bytes can ask
 * for a billion elements.
 * @param refersTo ids that a class refers to by the style sheet
 */
export function isEndless(root: DrawnPart, refersTo: ReadonlyMap<string, readonly string[]>): boolean {
  const byId = new Map<string, DrawnPart>();
  const collect = (part: DrawnPart): void => {
    if (part.id !== undefined && !byId.has(part.id)) byId.set(part.id, part);
    part.parts.forEach(collect);
  };
  collect(root);
  const known = new Map<DrawnPart, number>();
  const drawn = (part: DrawnPart): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    // Until it is known: what leads back here is drawn without end.
    known.set(part, Number.POSITIVE_INFINITY);
    const ids = [...part.refersTo, ...part.classes.flatMap((name) => refersTo.get(name) ?? [])];
    const named = ids.flatMap((id) => byId.get(id) ?? []);
    const sum = [...part.parts, ...named].reduce((total, one) => total + drawn(one), 1);
    known.set(part, sum);
    return sum;
  };
  return drawn(root) > drawnMax;
}
