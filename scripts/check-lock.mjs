// Shows that `npm ci` would accept package-lock.json as it is.
import { execFileSync } from 'node:child_process';

execFileSync('npm', ['ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
