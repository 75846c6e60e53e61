import type { FormField } from '#contract/generated/documents.ts';
import type { FieldName, ServerCheck } from '#engine/forms/index.ts';
import type { Portal } from '../runtime/portal.ts';

/** Name of a question, as form documents write it. */
export type CheckName = NonNullable<FormField['check']>;

/** What questions are asked through. */
type CheckGround = Pick<Portal, 'gateway' | 'window'>;

/** Makes the question to the platform about the values of a field. */
export type CheckDefinition = (ground: CheckGround, field: FieldName) => ServerCheck;
