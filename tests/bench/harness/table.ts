import type { Column, Figures } from './measure.ts';
import { median, quantile } from './statistics.ts';

/** One run: several of the same repetition are compared with each other only. */
export type Run = { id: string; count: number; rate: number; repetition: number; figures: Figures };

/** Bytes of script by contender and number of fields. */
export type Weights = Record<string, Record<number, number>>;

const heads: Record<Column, string> = {
  scriptPerKey: 'script per key',
  cpuPerKey: 'CPU per key',
  keyHandlers: 'key handlers',
  keyToPaint: 'key to paint',
  mountCpu: 'mount CPU',
  mountMs: 'mount',
  leaveCpu: 'leaving a field',
  submitCpu: 'submit CPU',
  submitMs: 'submit, all errors',
  heapMb: 'heap (MB)',
};

const columns = Object.keys(heads) as Column[];

const number = (value: number): string =>
  Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

const times = (value: number): string =>
  Number.isNaN(value) ? '–' : `×${value.toFixed(value < 10 ? 2 : 0)}`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A run's figure over the median of the baseline's runs in the same repetition. */
const ratios = (runs: readonly Run[], id: string, baseline: string, column: Column): number[] =>
  runs
    .filter((run) => run.id === id)
    .map(({ repetition, figures }) => {
      const base = runs.filter((run) => run.id === baseline && run.repetition === repetition);
      return figures[column] / median(base.map((run) => run.figures[column]));
    });

const band = (runs: readonly Run[], baseline: string, column: Column): string => {
  const own = ratios(runs, baseline, baseline, column);
  return `${times(quantile(own, 0.1))}–${quantile(own, 0.9).toFixed(2)}`;
};

const conditionOf = (
  runs: readonly Run[],
  ids: readonly string[],
  baseline: string,
  weights: Weights,
): string => {
  const [first] = runs;
  if (!first) return '';
  const { count, rate } = first;
  const repetitions = new Set(runs.map((run) => run.repetition)).size;
  const present = ids.filter((id) => runs.some((run) => run.id === id));
  const lines = present.map((id) => {
    const cells = columns.map((column) => {
      const value = number(median(runs.filter((run) => run.id === id).map((run) => run.figures[column])));
      return id === baseline ? value : `${times(median(ratios(runs, id, baseline, column)))} (${value})`;
    });
    const [bytes, base] = [weights[id]?.[count] ?? Number.NaN, weights[baseline]?.[count] ?? Number.NaN];
    const more = id === baseline ? '' : `${bytes < base ? '−' : '+'}${kilobytes(Math.abs(bytes - base))} `;
    return row([id, ...cells, more === '' ? kilobytes(bytes) : `${more}(${kilobytes(bytes)})`]);
  });
  return [
    `### ${count} fields, processor ${rate} × slower (${repetitions} repetitions)`,
    '',
    row(['', ...columns.map((column) => heads[column]), 'script (kB gzip)']),
    row(['---', ...columns.map(() => '---:'), '---:']),
    ...lines,
    row([
      `_noise: ${baseline} against itself_`,
      ...columns.map((column) => band(runs, baseline, column)),
      '',
    ]),
  ].join('\n');
};

const conditionsOf = (runs: readonly Run[]): Run[][] => {
  const conditions = new Map<string, Run[]>();
  for (const run of runs.toSorted((a, b) => a.rate - b.rate || a.count - b.count)) {
    const key = `${run.rate} ${run.count}`;
    conditions.set(key, [...(conditions.get(key) ?? []), run]);
  }
  return [...conditions.values()];
};

/**
 * Markdown: for each size and rate the median of the ratios to the baseline within the repetitions, and in brackets the
 * median itself (milliseconds unless the head says otherwise). Contenders in the order of `ids`.
 */
export const table = (
  runs: readonly Run[],
  ids: readonly string[],
  baseline: string,
  weights: Weights,
): string =>
  conditionsOf(runs)
    .map((some) => conditionOf(some, ids, baseline, weights))
    .join('\n\n');

const summarised = [
  'scriptPerKey',
  'mountCpu',
  'leaveCpu',
  'submitMs',
  'heapMb',
] as const satisfies readonly Column[];

/** Markdown: the ratios alone, a line for each size, rate and contender. */
export const summary = (
  runs: readonly Run[],
  ids: readonly string[],
  baseline: string,
  weights: Weights,
): string => {
  const lines = conditionsOf(runs).flatMap((some) =>
    ids.flatMap((id) => {
      const [first] = some;
      if (!first || id === baseline || !some.some((run) => run.id === id)) return [];
      const { count, rate } = first;
      const cells = summarised.map((column) => times(median(ratios(some, id, baseline, column))));
      const more = (weights[id]?.[count] ?? Number.NaN) - (weights[baseline]?.[count] ?? Number.NaN);
      return [
        row([`${count}`, `${rate} ×`, id, ...cells, `${more < 0 ? '−' : '+'}${kilobytes(Math.abs(more))}`]),
      ];
    }),
  );
  return [
    row([
      'fields',
      'slowed',
      `${baseline} = 1`,
      ...summarised.map((column) => heads[column]),
      'script (kB gzip)',
    ]),
    row(['---:', '---:', '---', ...summarised.map(() => '---:'), '---:']),
    ...lines,
  ].join('\n');
};
