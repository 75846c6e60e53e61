// Generated from schemas/ by scripts/generate.ts. Do not edit.
import type { ValidationError } from './validators.js';
export type FieldRule = { minLength?: number; maxLength?: number; pattern?: string };
/** True when the value keeps the bounds (code points) and the pattern (u flag) of the rule. */
export declare const validateFieldValue: { (data: { value: string; rule: FieldRule }): boolean; errors?: ValidationError[] | null };
