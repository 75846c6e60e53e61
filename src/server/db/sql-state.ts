/** Faults that the database itself sends, by the names that PostgreSQL gives them. */
export const sqlState = {
  numericValueOutOfRange: '22003',
  uniqueViolation: '23505',
  readOnlyTransaction: '25006',
  idleInTransactionTimeout: '25P03',
  serializationFailure: '40001',
  deadlockDetected: '40P01',
  diskFull: '53100',
  tooManyConnections: '53300',
  lockNotAvailable: '55P03',
  /** Also a statement that took too long. */
  queryCanceled: '57014',
} as const;

/** SQLSTATE of a fault; undefined if it is none of the database. */
export const sqlStateOf = (fault: unknown): string | undefined =>
  typeof fault === 'object' &&
  fault !== null &&
  'code' in fault &&
  typeof fault.code === 'string' &&
  /^[0-9A-Z]{5}$/u.test(fault.code)
    ? fault.code
    : undefined;

/** True if another transaction was in the way: this one is undone, and may succeed when it is done again. */
export const isConflict = (fault: unknown): boolean => {
  const state = sqlStateOf(fault);
  return state === sqlState.serializationFailure || state === sqlState.deadlockDetected;
};

/** True if a row that another one was faster with was in the way. */
export const isUniqueViolation = (fault: unknown): fault is { code: '23505'; constraint?: string } =>
  sqlStateOf(fault) === sqlState.uniqueViolation;
