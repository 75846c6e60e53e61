import { automaticNote } from '#contract/automatic-notes.ts';
import type { Problem } from '#engine/problems.ts';
import { isError } from '#engine/problems.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { importFiles } from './import.ts';
import { notifyConfig } from '#server/documents/messages.ts';
import type { PublishResult } from './publish.ts';

export type WatchLog = {
  published(result: Extract<PublishResult, { ok: true }>, milliseconds: number): void;
  problems(problems: Problem[]): void;
  failed(error: unknown): void;
};

// A notification carries 8 kB; the log and `livery validate` have the rest.
const hintedMax = 5;

/**
 * Publishes every saved file of the source at once, one run after the other. With problems the last good version stays live, and pages
 * show them.
 * @returns what ends it, after the run under way.
 */
export function watchFiles(context: ConfigContext, log: WatchLog): () => Promise<void> {
  let running = Promise.resolve();
  let due = false;
  let broken = false;

  async function run(): Promise<void> {
    due = false;
    const started = performance.now();
    const result = await importFiles(context, automaticNote('fileSaved'));
    if (!result.ok) {
      broken = true;
      log.problems(result.problems);
      await tell(result.problems.filter(isError));
      return;
    }
    if (broken) await tell([]);
    broken = false;
    if (result.brands.length > 0) log.published(result, performance.now() - started);
  }

  const tell = (problems: Problem[]): Promise<void> =>
    notifyConfig(context.db, {
      type: 'problems',
      problems: problems
        .slice(0, hintedMax)
        .map(({ file, line, column, code, message, fix }) => ({ file, line, column, code, message, fix })),
    });

  const stop = context.source.watch?.(() => {
    if (due) return;
    due = true;
    running = running.then(run).catch((error: unknown) => log.failed(error));
  });
  return async () => {
    stop?.();
    await running;
  };
}
