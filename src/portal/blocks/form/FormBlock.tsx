import { useEffect, useRef } from 'react';
import type { FormProps } from '#contract/generated/blocks.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './form-block.css';

const CONTROLS = 'input, select, textarea';

/** With a pointer a dialog's form is begun at its first field; under a finger that would open the keyboard over it. */
const begin = (block: HTMLElement): void => {
  const inDialog = block.closest('dialog') !== null && !document.activeElement?.matches(CONTROLS);
  if (!inDialog || typeof matchMedia !== 'function' || !matchMedia('(pointer: fine)').matches) return;
  block.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
};

/** A form of the brand. */
export function FormBlock({ props }: BlockViewProps<FormProps>) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (block.current) begin(block.current);
  }, []);
  return (
    <div ref={block} className="lv-content lv-form-block">
      <FormOfBrand id={props.form} />
    </div>
  );
}
