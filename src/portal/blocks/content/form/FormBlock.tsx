import { useEffect, useRef } from 'react';
import type { FormProps } from '#contract/generated/blocks.ts';
import { FormOfBrand } from '#portal/forms/FormOfBrand.tsx';
import type { BlockViewProps } from '#ui/blocks/types.ts';
import './form-block.css';

const CONTROLS = 'input, select, textarea';

/** Control of the first field; null while its code or the data of the form loads. */
const firstControl = (block: HTMLElement): HTMLElement | null =>
  block.querySelector('.lv-field')?.querySelector<HTMLElement>(CONTROLS) ?? null;

/**
 * With a pointer a dialog's form is begun at its first field, once that is drawn; under a finger that would open the keyboard over it.
 * Returns how to stop waiting.
 */
function begin(block: HTMLElement): (() => void) | undefined {
  const pointed = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;
  if (!pointed || block.closest('dialog') === null) return undefined;
  const began = (): boolean => {
    if (document.activeElement?.matches(CONTROLS)) return true;
    const control = firstControl(block);
    control?.focus({ preventScroll: true });
    return control !== null;
  };
  if (began()) return undefined;
  const observer = new MutationObserver(() => {
    if (began()) observer.disconnect();
  });
  observer.observe(block, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A form of the brand. */
export function FormBlock({ props }: BlockViewProps<FormProps>) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => (block.current ? begin(block.current) : undefined), []);
  return (
    <div ref={block} className="lv-content lv-form-block">
      <FormOfBrand id={props.form} />
    </div>
  );
}
