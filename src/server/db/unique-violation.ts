/** True for the fault of a row that another one was faster with (SQLSTATE 23505). */
export const isUniqueViolation = (fault: unknown): fault is { code: '23505'; constraint?: string } =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === '23505';
