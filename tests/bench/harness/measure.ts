import type { Browser } from '@playwright/test';
import { openForm, type Contender } from './form-session.ts';
import { median } from './statistics.ts';

/** Figures of one run of one contender, by column; NaN if it did not finish. */
export type Figures = Record<Column, number>;

/** Milliseconds, but for heapMb. */
export type Column =
  | 'scriptPerKey'
  | 'cpuPerKey'
  | 'keyHandlers'
  | 'keyToPaint'
  | 'mountCpu'
  | 'mountMs'
  | 'leaveCpu'
  | 'submitCpu'
  | 'submitMs'
  | 'heapMb';

/** Measures a contender on two cold pages: one drawn, typed into and left, one drawn and submitted empty. */
export async function measureForm(
  browser: Browser,
  contender: Contender,
  count: number,
  rate: number,
): Promise<Figures> {
  const typing = await openForm(browser, contender, count, rate);
  const mount = await typing.mount();
  const heap = await typing.heap();
  const { keys, cpu, leave } = await typing.type();
  await typing.close();
  if (keys.some(({ right }) => !right))
    throw new Error(`A message of ${contender.id} did not follow its key.`);

  const submitting = await openForm(browser, contender, count, rate);
  await submitting.mount();
  const submit = await submitting.submit();
  await submitting.close();
  if (submit.messages < count) throw new Error(`${contender.id} showed ${submit.messages} messages only.`);

  return {
    scriptPerKey: cpu.script / keys.length,
    cpuPerKey: cpu.task / keys.length,
    keyHandlers: median(keys.map(({ handlers }) => handlers)),
    keyToPaint: median(keys.map(({ paint }) => paint)),
    mountCpu: mount.cpu.task,
    mountMs: mount.ms,
    leaveCpu: leave.task,
    submitCpu: submit.cpu.task,
    submitMs: submit.ms,
    heapMb: heap / 2 ** 20,
  };
}
