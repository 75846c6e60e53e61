import { runCommand } from './dispatch.ts';

// A reader such as `head` closes the pipe early; the command still ends its work with its own exit code.
const readerGone = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EPIPE') throw error;
};
process.stdout.on('error', readerGone);
process.stderr.on('error', readerGone);

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (line) => process.stdout.write(`${line}\n`),
  error: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
});
