import { describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from './db/unavailable.ts';
import { readSettings, type Settings } from './settings.ts';
import { startFailure } from './start-failure.ts';

function settingsOf(environment: Record<string, string>): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}

describe('why the server did not start', () => {
  const embedded = settingsOf({ DATA_DIR: '/data' });
  const postgresql = settingsOf({ DATABASE_URL: 'postgresql://db/livery' });

  it.each([
    [
      'as the file system says it',
      Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: '/data/lock' }),
    ],
    ['as the embedded database says it', { name: 'ErrnoError', errno: 51 }],
    ['as PostgreSQL inside says it', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('is a full disk, %s', (_how, fault) => {
    const [line, ...more] = startFailure(fault, embedded) ?? [];
    expect(line).toMatch(/disk of the data folder \/data is full\. Free some/u);
    expect(line).not.toMatch(/right to/u);
    expect(more).toEqual([]);
  });

  it('is the disk of the database server', () => {
    const fault = Object.assign(new Error('could not extend file'), { code: '53100' });
    expect(startFailure(fault, postgresql)?.[0]).toMatch(/disk of the database at DATABASE_URL is full/u);
  });

  it('is a database that does not answer', () => {
    const fault = new DatabaseUnavailable('The database does not answer.');
    expect(startFailure(fault, postgresql)?.[0]).toMatch(/DATABASE_URL cannot be used/u);
  });
});
