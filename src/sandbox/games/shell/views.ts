import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Engine } from '../catalogue/engines.ts';

type View = LazyExoticComponent<ComponentType>;
const spots = lazy(() =>
  import('../views/spots/SpotsView.tsx').then((module) => ({ default: module.SpotsView })),
);

/** The view of each engine, fetched when it is played. */
export const views: Readonly<Record<Engine['name'], View>> = {
  'andar-bahar': spots,
  baccarat: spots,
  coin: spots,
  'dragon-tiger': spots,
  poker: spots,
  roulette: spots,
  'sic-bo': spots,
  'three-card': spots,
  wheel: spots,
  blackjack: lazy(() =>
    import('../views/BlackjackView.tsx').then((module) => ({ default: module.BlackjackView })),
  ),
  cards: lazy(() =>
    import('../views/CardTableView.tsx').then((module) => ({ default: module.CardTableView })),
  ),
  cockfight: lazy(() =>
    import('../views/CockfightView.tsx').then((module) => ({ default: module.CockfightView })),
  ),
  crash: lazy(() => import('../views/CrashView.tsx').then((module) => ({ default: module.CrashView }))),
  dice: lazy(() => import('../views/DiceView.tsx').then((module) => ({ default: module.DiceView }))),
  fishing: lazy(() =>
    import('../views/fishing/FishingView.tsx').then((module) => ({ default: module.FishingView })),
  ),
  hilo: lazy(() => import('../views/HiloView.tsx').then((module) => ({ default: module.HiloView }))),
  mines: lazy(() => import('../views/MinesView.tsx').then((module) => ({ default: module.MinesView }))),
  plinko: lazy(() => import('../views/PlinkoView.tsx').then((module) => ({ default: module.PlinkoView }))),
  slot: lazy(() => import('../views/slot/SlotView.tsx').then((module) => ({ default: module.SlotView }))),
  sports: lazy(() =>
    import('../views/sports/SportsView.tsx').then((module) => ({ default: module.SportsView })),
  ),
};
