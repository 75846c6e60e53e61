import { dispatch } from './dispatch.ts';

process.exitCode = await dispatch(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
});
