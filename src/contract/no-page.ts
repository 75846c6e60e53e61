const firstSteps =
  /^\/(?:config|wps|ways-in|lgw|lotto|assets|sandbox|docs|operator|schemas|_portal|\.well-known)(?:\/|$)/u;

/** True for a path that is never a page of a brand: a wrong call below it gets an answer that it can read. */
export const isNoPage = (path: string): boolean => firstSteps.test(path);
