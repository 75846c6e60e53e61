import type { Browser } from '@playwright/test';
import { openForm, type Contender } from './form-session.ts';

export type ProfiledStep = 'mount' | 'keys' | 'submit';

/** Not work of the page's. */
const outside = new Set(['(idle)', '(program)', '(root)']);

const top = (times: ReadonlyMap<string, number>, rows: number): string =>
  [...times]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, rows)
    .map(([name, ms]) => `${ms.toFixed(2).padStart(9)} ms  ${name}`)
    .join('\n');

/** Script time of a step by function, self and total, as the mean of `runs` cold pages. */
export async function profileForm(
  browser: Browser,
  contender: Contender,
  count: number,
  step: ProfiledStep,
  runs = 5,
): Promise<string> {
  const own = new Map<string, number>();
  const total = new Map<string, number>();
  const add = (times: Map<string, number>, name: string, ms: number): void => {
    times.set(name, (times.get(name) ?? 0) + ms / runs);
  };
  for (let run = 0; run < runs; run += 1) {
    const session = await openForm(browser, contender, count);
    if (step !== 'mount') await session.mount();
    await session.cdp.send('Profiler.enable');
    await session.cdp.send('Profiler.setSamplingInterval', { interval: 100 });
    await session.cdp.send('Profiler.start');
    if (step === 'mount') await session.mount();
    else if (step === 'submit') await session.submit();
    else await session.type();
    const { profile } = await session.cdp.send('Profiler.stop');
    await session.close();

    const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
    const callers = new Map(
      profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
    );
    const nameOf = (id: number): string => nodes.get(id)?.callFrame.functionName || '(anonymous)';
    profile.samples?.forEach((id, index) => {
      const ms = (profile.timeDeltas?.[index] ?? 0) / 1000;
      if (outside.has(nameOf(id))) return;
      add(own, nameOf(id), ms);
      const stack = new Set<string>();
      for (let at: number | undefined = id; at !== undefined; at = callers.get(at)) stack.add(nameOf(at));
      for (const name of stack) if (!outside.has(name)) add(total, name, ms);
    });
  }
  const sum = [...own.values()].reduce((all, ms) => all + ms, 0);
  return [
    `${contender.id}, ${count} fields, ${step}: ${sum.toFixed(1)} ms of script`,
    `own time\n${top(own, 30)}`,
    `with what it calls\n${top(total, 50)}`,
  ].join('\n\n');
}
