// Generated from schemas/ by scripts/generate.ts. Do not edit.
export type ValidationError = { keyword: string; instancePath: string; schemaPath: string; params: Record<string, unknown>; message?: string };
export type Validator = { (data: unknown): boolean; errors?: ValidationError[] | null };
export declare const callValidators: Readonly<Record<string, Validator>>;
