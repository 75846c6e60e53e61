import { lazyView } from '#ui/blocks/lazy-view.tsx';

/** Parts that few forms need, or only later: their code is fetched when one of them is first drawn, in one file. */
const later = () => import('./lazy/later.ts');

export const StepHead = lazyView(async () => (await import('./lazy/StepHead.tsx')).StepHead);
export const ConfirmDialog = lazyView(async () => (await later()).ConfirmDialog);
export const FailureDialog = lazyView(async () => (await later()).FailureDialog);
export const FormSuccess = lazyView(async () => (await later()).FormSuccess);
export const ErrorSummary = lazyView(async () => (await later()).ErrorSummary);
export const FormSummary = lazyView(async () => (await import('./lazy/FormSummary.tsx')).FormSummary);
export const RepeatedRows = lazyView(async () => (await import('./lazy/RepeatedRows.tsx')).RepeatedRows);
export const FurtherButtons = lazyView(
  async () => (await import('./lazy/FurtherButtons.tsx')).FurtherButtons,
);
