/** All known ways to break a document, by subject. */
export { files } from './files.ts';
export { schema } from './schema.ts';
export { references } from './references.ts';
export { screensAndForms } from './screens-and-forms.ts';
export { forms } from './forms.ts';
export { actionFit } from './action-fit.ts';
export { satisfiable } from './satisfiable.ts';
export { shown } from './shown.ts';
export { flags } from './flags.ts';
export { lint } from './lint.ts';
export { conditions } from './conditions.ts';
export type { Breakage } from './breakage.ts';
