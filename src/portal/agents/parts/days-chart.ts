import { lazyView } from '#ui/blocks/lazy-view.tsx';

/** Bars of days; what draws them is large, and comes after the figures. */
export const DaysChart = lazyView(() =>
  import('#portal/charts/DayBars.tsx').then((module) => module.DayBars),
);
