export { Form } from './Form.tsx';
export type { CaptchaPicture, CodeWaits, Country, FormSources } from './form-sources.ts';
export { useFormModel, type FormInUse } from './use-form-model.ts';
