export type { FieldWidget, WidgetProps } from './field-widget.ts';
export { Form, type FormProps } from './Form.tsx';
export type { CaptchaPicture, CodeWaits, Country, FormSources } from './form-sources.ts';
export { useFormModel, type FormInUse, type UseFormModelOptions } from './use-form-model.ts';
