import type { BenchValues } from './fields.ts';

/** A contender: how its form comes onto a page, and where its controls and messages are. */
export type FormPage = {
  /** Draws the form into an empty element; its first work with the fields belongs here, since it is measured. */
  mount(root: HTMLElement): void;
  /** The control of a field. */
  find(name: string): HTMLElement | null;
  /** Selects the messages; one without text does not count. */
  errorSelector: string;
};

/** Loads what a form of `count` fields needs; `submitted` is told the values of a form without errors. */
export type MakeFormPage = (
  count: number,
  submitted: (values: BenchValues) => void,
) => FormPage | Promise<FormPage>;

declare global {
  interface Window {
    /** Put there by what measures, before any script of the page. */
    __bench?: {
      ready(page: { mount(): void; find: FormPage['find']; errorSelector: string }): void;
      submitted(values: BenchValues): void;
    };
  }
}

/** Announces the form to what measures it, for `?n=` fields; opened by hand the page just shows the form. */
export const announce = async (make: MakeFormPage): Promise<void> => {
  const count = Number(new URLSearchParams(location.search).get('n')) || 31;
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error('The page has no element #root to draw the form into.');
  const measuring = window['__bench'];
  const { mount, find, errorSelector } = await make(count, (values) =>
    measuring ? measuring.submitted(values) : console.log('submitted', values),
  );
  const page = { mount: () => mount(root), find, errorSelector };
  if (measuring) measuring.ready(page);
  else page.mount();
};
