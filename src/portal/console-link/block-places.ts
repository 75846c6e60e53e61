import type { FragmentInstance } from 'react';

/** Method of React's fragment refs that its types lack. */
type Compares = { compareDocumentPosition: (node: Node) => number };

/** Places of the blocks on the page by path, registered by the fragments around blocks. */
export function createBlockPlaces(onChange: () => void) {
  const places = new Map<string, { place: FragmentInstance; depth: number }>();

  /** True for a node inside of the block. */
  const holds = (place: FragmentInstance, node: Node): boolean =>
    ((place as FragmentInstance & Compares).compareDocumentPosition(node) &
      Node.DOCUMENT_POSITION_CONTAINED_BY) !==
    0;

  return {
    put(path: string, place: FragmentInstance, depth: number): () => void {
      places.set(path, { place, depth });
      onChange();
      return () => {
        // A block that moves may be on the page at its new place before it leaves the old one.
        if (places.get(path)?.place === place) places.delete(path);
        onChange();
      };
    },
    paths: (): string[] => [...places.keys()],
    at: (path: string): FragmentInstance | undefined => places.get(path)?.place,
    /** The innermost block around a node. */
    around(node: Node): string | undefined {
      let innermost: string | undefined;
      let deepest = -1;
      for (const [path, { place, depth }] of places) {
        if (depth <= deepest || !holds(place, node)) continue;
        innermost = path;
        deepest = depth;
      }
      return innermost;
    },
    /** Every block around a node, the innermost first. */
    allAround: (node: Node): string[] =>
      [...places]
        .filter(([, { place }]) => holds(place, node))
        .sort(([, a], [, b]) => b.depth - a.depth)
        .map(([path]) => path),
  };
}

/** The box around everything a block draws, in pixels of the viewport; undefined when it draws nothing. */
export function boxOf(place: FragmentInstance | undefined): DOMRect | undefined {
  if (!place) return undefined;
  const drawn = place.getClientRects().filter(({ width, height }) => width > 0 && height > 0);
  const [first, ...others] = drawn;
  if (!first) return undefined;
  return others.reduce((box, rect) => {
    const [left, top] = [Math.min(box.left, rect.left), Math.min(box.top, rect.top)];
    const [right, bottom] = [Math.max(box.right, rect.right), Math.max(box.bottom, rect.bottom)];
    return new DOMRect(left, top, right - left, bottom - top);
  }, first);
}
