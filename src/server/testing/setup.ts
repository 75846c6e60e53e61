import { afterAll, vi } from 'vitest';

// Files share the modules of their worker, so each leaves the process as it found it.
const environment = { ...process.env };
const folder = process.cwd();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  process.chdir(folder);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});
