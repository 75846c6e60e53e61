export const full: boolean;
export const count: (short: number, whole: number) => number;
export const combinations: <Value>(short: readonly Value[], further: readonly Value[]) => readonly Value[];
export const fullTag: 'full';
export const exhaustiveTag: 'exhaustive';
export const seedOf: (fixed: number) => number;
