import addFormats from 'ajv-formats';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { Schema } from '../schemas.ts';
import { compilerFor } from '../validators.ts';

/** Compiler of validators of administration calls. The first fault is enough, so that large bodies cost little. */
export function adminCompiler(definitions: Readonly<Record<string, Schema>>): Ajv2020 {
  const ajv = compilerFor(definitions, { allErrors: false });
  // ajv-formats is CommonJS, whose default export Node finds one level deeper.
  ((addFormats as unknown as { default?: typeof addFormats.default }).default ?? addFormats.default)(ajv);
  return ajv;
}
