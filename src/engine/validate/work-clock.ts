type CpuUsage = () => { user: number; system: number };

const { process } = globalThis as {
  process?: { cpuUsage: CpuUsage; /** From Node 23.9 on. */ threadCpuUsage?: CpuUsage };
};

/** CPU time in milliseconds, of this thread where Node tells it, else of all; browsers tell none. Tests replace it. */
export const cpuTime = {
  read(): number {
    const usage = process?.threadCpuUsage?.() ?? process?.cpuUsage();
    return usage ? (usage.user + usage.system) / 1000 : Number.POSITIVE_INFINITY;
  },
};

let wall = (): number => performance.now();
let last = { wall: 0, cpu: 0 };
let worked = 0;

/** Milliseconds of work: a time in which the machine did something else than this process does not count. */
export function workClock(): number {
  const now = { wall: wall(), cpu: cpuTime.read() };
  const passed = now.wall - last.wall;
  worked += Number.isFinite(now.cpu) ? Math.min(passed, now.cpu - last.cpu) : passed;
  last = now;
  return worked;
}

/** Runs synchronous work whose own limits of time read `performance.now`, so that they read the work clock. */
export function onWorkClock<Result>(work: () => Result): Result {
  // oxlint-disable-next-line unbound-method -- it is called with its object
  const { now } = performance;
  const outside = wall;
  wall = () => now.call(performance);
  performance.now = workClock;
  try {
    return work();
  } finally {
    performance.now = now;
    wall = outside;
  }
}
