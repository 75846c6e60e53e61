import type { Pool } from 'pg';
import type { OpenDatabase } from './types.ts';

export const poolState = ({
  totalCount,
  idleCount,
  waitingCount,
}: Pool): ReturnType<OpenDatabase['poolState']> => ({
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});
