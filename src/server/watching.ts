import type { FastifyInstance } from 'fastify';
import { isError, type Problem } from '#engine/problems.ts';
import type { ConfigContext } from './documents/context.ts';
import { watchFiles } from './publishing/watch.ts';

/** A problem as `livery validate` prints it. */
export const problemLine = ({ file, line, column, code, message, fix }: Problem): string =>
  `${file}:${line}:${column} ${code} ${message} ${fix}`;

/** Publishes saved files until the server closes, and logs the results. */
export function startWatching(app: FastifyInstance, context: ConfigContext): void {
  const stop = watchFiles(context, {
    published: ({ brands }, milliseconds) => {
      const moved = brands.map(({ brand, seq }) => `${brand} ${seq}`).join(', ');
      process.stdout.write(`Published ${moved} in ${Math.round(milliseconds)} ms.\n`);
    },
    problems: (problems) => {
      const errors = problems.filter(isError);
      process.stdout.write(
        `${errors.map(problemLine).join('\n')}\nNot published: the last good version stays.\n`,
      );
    },
    failed: (error) => app.log.error({ err: error }, 'A saved file could not be published.'),
  });
  app.addHook('onClose', stop);
}
