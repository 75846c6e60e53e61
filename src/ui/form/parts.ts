import { lazyView } from '#ui/blocks/lazy-view.tsx';

/** Parts that few forms need, or only later: their code is fetched when they are first drawn. */
export const StepHead = lazyView(async () => (await import('./lazy/StepHead.tsx')).StepHead);
export const ConfirmDialog = lazyView(async () => (await import('./lazy/ConfirmDialog.tsx')).ConfirmDialog);
export const FailureDialog = lazyView(async () => (await import('./lazy/FailureDialog.tsx')).FailureDialog);
export const FormSuccess = lazyView(async () => (await import('./lazy/FormSuccess.tsx')).FormSuccess);
export const ErrorSummary = lazyView(async () => (await import('./lazy/ErrorSummary.tsx')).ErrorSummary);
