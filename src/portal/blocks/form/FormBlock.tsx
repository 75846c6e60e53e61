import type { FormProps } from '#contract/generated/blocks.ts';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';

/** A form of the brand. */
export function FormBlock({ props }: BlockViewProps<FormProps>) {
  return <FormOfBrand id={props.form} />;
}
