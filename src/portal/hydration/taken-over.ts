/** True while a page stands as the server drew it. */
export const isDrawn = (root: HTMLElement): boolean => root.dataset['drawn'] !== undefined;

/** Runs each time that a drawn page has been taken over, in the order in which this is called. */
export const onTakenOver = (root: HTMLElement, then: () => void): void =>
  new MutationObserver(() => isDrawn(root) || then()).observe(root, { attributeFilter: ['data-drawn'] });
