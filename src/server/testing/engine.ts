import { createEngine, createEnginePool, type ConfigEngine } from '#server/documents/engine/engine.ts';

let pool: ReturnType<typeof createEnginePool> | undefined;

/** An engine on the thread of all servers that the tests of a process start: it loads every validator, which takes a second. */
export const testEngine = (): ConfigEngine => createEngine(undefined, (pool ??= createEnginePool(1)));
