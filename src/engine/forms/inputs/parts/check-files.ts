import type { FieldError } from '../../checks/field-error.ts';
import type { FieldSpec } from '../../specs/field-spec.ts';

const isSize = (size: unknown): size is number => Number.isSafeInteger(size) && Number(size) >= 0;

/** Types and sizes of files; undefined for any other value. Values from the wire may throw when read. */
const readFiles = (value: unknown): { type: string; size: number }[] | undefined => {
  try {
    if (!Array.isArray(value)) return undefined;
    const files: { type: string; size: number }[] = [];
    for (const file of value as readonly unknown[]) {
      if (typeof file !== 'object' || file === null) return undefined;
      const { name, type, size } = file as Record<string, unknown>;
      if (typeof name !== 'string' || typeof type !== 'string' || !isSize(size)) return undefined;
      files.push({ type, size });
    }
    return files;
  } catch {
    return undefined;
  }
};

/**
 * Checks an upload without reading the files: count, types, sizes. A gateway must check the bytes too, as the sender chooses
 * the type (see sniffFileType).
 */
export const checkFiles = ({ required, accept }: FieldSpec, value: unknown): FieldError | undefined => {
  const files = readFiles(value ?? []);
  if (!files) return { code: 'INVALID_TYPE', params: {} };
  if (files.length === 0) return required ? { code: 'REQUIRED', params: {} } : undefined;
  if (!accept) return undefined;
  const { types, maxBytes, maxFiles } = accept;
  if (files.length > maxFiles) return { code: 'TOO_MANY_FILES', params: { max: maxFiles } };
  if (!files.every(({ type }) => (types as readonly string[]).includes(type))) {
    return { code: 'FILE_TYPE', params: {} };
  }
  if (files.some(({ size }) => size >= maxBytes))
    return { code: 'FILE_TOO_LARGE', params: { max: maxBytes } };
  return undefined;
};
