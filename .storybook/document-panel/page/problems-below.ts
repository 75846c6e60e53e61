import type { Problem } from '#engine/problems.ts';

/** Problems of a document at a place and below it, with pointers from there. */
export const problemsBelow = (problems: readonly Problem[], document: string, place: string): Problem[] =>
  problems.flatMap((problem) => {
    const { file, pointer } = problem;
    const isBelow = pointer === place || pointer.startsWith(`${place}/`);
    return file.endsWith(`/${document}.json`) && isBelow
      ? [{ ...problem, pointer: pointer.slice(place.length) }]
      : [];
  });
