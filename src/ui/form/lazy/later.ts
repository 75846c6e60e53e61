export { ConfirmDialog } from './ConfirmDialog.tsx';
export { ErrorSummary } from './ErrorSummary.tsx';
export { FailureDialog } from './FailureDialog.tsx';
export { FormSuccess } from './FormSuccess.tsx';
