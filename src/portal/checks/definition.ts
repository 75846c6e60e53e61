import type { FormField } from '#contract/generated/documents.ts';
import type { FieldName, ServerCheck } from '#engine/forms/index.ts';
import type { Portal } from '../runtime/portal.ts';

/** Name of a check, as in form documents. */
export type CheckName = NonNullable<FormField['check']>;

/** Parts of the portal that checks use. */
type CheckGround = Pick<Portal, 'gateway' | 'window'>;

/** Creates the check of a field's values by the platform. */
export type CheckDefinition = (ground: CheckGround, field: FieldName) => ServerCheck;
