import type { ConsolePage } from '../pages/console-page.ts';
import { impactTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 15,
  path: 'impact',
  title: impactTexts.title,
  icon: 'eye',
  wide: [''],
  routes: [{ path: '', load: () => import('./ImpactPage.tsx').then(({ ImpactPage }) => ImpactPage) }],
};
