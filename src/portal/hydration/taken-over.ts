/** True while a page stands as the server drew it. */
export const isDrawn = (root: HTMLElement): boolean => root.dataset['drawn'] !== undefined;

/** Runs each time that a drawn page has been taken over, in the order in which this is called, until the answer is called. */
export function onTakenOver(root: HTMLElement, then: () => void): () => void {
  const observer = new MutationObserver(() => isDrawn(root) || then());
  observer.observe(root, { attributeFilter: ['data-drawn'] });
  return () => observer.disconnect();
}
