import { withDependents, type DocumentKey, type PackSet } from '#engine/packs.ts';
import type { Problem } from '#engine/problems.ts';
import type { ResolvedBrand } from '#engine/resolve.ts';
import { withCheckedTexts, withSpokenTexts, withTextsOf } from '#engine/spoken-texts.ts';
import type { Thing } from '#engine/references/uses.ts';
import type { AnalysisTime } from '#engine/validate/brand.ts';
import { rememberVerdict, knownVerdicts } from '#engine/validate/verdicts.ts';
import { threadFile } from '#server/threads/thread-file.ts';
import { createThreadPool, ThreadTimeout, type ThreadPool } from '#server/threads/thread-pool.ts';
import { createAllowance } from './allowance.ts';
import type * as tasks from './tasks.ts';
import type { PackWithDrafts } from './document-states.ts';
import type { PackSummary } from './pack-summary.ts';
import type { MadeBrand } from './tasks.ts';
import { createTurns } from './turns.ts';
import type { PackUse } from './uses.ts';

/** Milliseconds that everything but judging patterns may take; a busy machine needs some of it. */
const timeLimit = 60_000;
/** Milliseconds for each one of judging: those are counted in CPU time, and a thread may get a part of a core only. */
const busiest = 4;

/** Time for patterns where a publish waits for it. */
const publishAnalysis = (): AnalysisTime => ({ left: 15_000, pattern: 8000 });

/** Requester of a check; the signal aborts when it no longer waits for the answer. */
type Asker = { account: string; signal: AbortSignal };

/** Problems of packs; undefined if the check was ended early, by its time limit or because its requester left. */
type Check = (set: PackSet, packs: readonly string[]) => Promise<Problem[] | undefined>;

/**
 * The engine for documents, beside the event loop: nothing here holds up other requests. What is posted to a thread is copied, so no words
 * are that a task does not read.
 */
export type ConfigEngine = {
  /** Problems of packs and all over them. */
  validate(set: PackSet, packs: readonly string[], analysis?: AnalysisTime): Promise<Problem[]>;
  /**
   * Lets `work` check documents for an account: one check at a time, and with its allowance for new patterns. `busy`, before it begins,
   * when too many of the account wait.
   */
  checking<T>(asker: Asker, work: (check: Check) => Promise<T>): Promise<T | 'busy'>;
  makeBrands(set: PackSet, packs: readonly string[]): Promise<MadeBrand[]>;
  /** The documents of a pack, laid over those of the packs it extends. */
  documents(set: PackSet, pack: string): Promise<ResolvedBrand['documents']>;
  /** As JSON; undefined when the pack has no such document. Read the pack with that document only. */
  documentState(pack: PackWithDrafts, key: DocumentKey): Promise<string | undefined>;
  /** The state of every document, as JSON; without the words of languages that a brand does not offer, which `documentState` has. */
  packContents(pack: PackWithDrafts): Promise<string>;
  /** Summaries of all packs; made once for each state of their documents, which a hash names. */
  summaries(state: string, read: () => Promise<PackSet>): Promise<PackSummary[]>;
  usesOver(set: PackSet, pack: string, thing: Thing): Promise<PackUse[]>;
  close(): Promise<void>;
};

/** The threads of an engine; they start when they are first needed. */
export const createEnginePool = (threads = 2): ThreadPool<typeof tasks> =>
  createThreadPool<typeof tasks>(threadFile(new URL('tasks.ts', import.meta.url), 'engine-thread'), threads);

/** Closing it closes its threads. */
export function createEngine(clock = (): Date => new Date(), pool = createEnginePool()): ConfigEngine {
  const turns = createTurns();
  const allowance = createAllowance(clock);
  let summed: { state: string; summaries: Promise<PackSummary[]> } | undefined;

  const validate = async (
    set: PackSet,
    packs: readonly string[],
    analysis: AnalysisTime,
    signal?: AbortSignal,
  ): Promise<{ problems: Problem[]; judging: number }> => {
    // The verdicts of a thread would end with it, and another one would not know them.
    const input = { set: withCheckedTexts(set, packs), packs, analysis, verdicts: knownVerdicts() };
    const { verdicts, ...found } = await pool.run('validate', input, {
      timeLimit: timeLimit + busiest * analysis.left,
      signal,
    });
    for (const verdict of verdicts) rememberVerdict(verdict);
    return found;
  };

  const check = async (
    set: PackSet,
    packs: readonly string[],
    { account, signal }: Asker,
  ): Promise<Problem[] | undefined> => {
    const left = Math.max(0, allowance.left(account));
    try {
      const { problems, judging } = await validate(set, packs, { ...publishAnalysis(), left }, signal);
      allowance.take(account, judging);
      return problems;
    } catch (error) {
      const ended = error instanceof ThreadTimeout || (error instanceof Error && error.name === 'AbortError');
      if (!ended) throw error;
      // All of it may have gone into judging patterns.
      allowance.take(account, left);
      return undefined;
    }
  };

  return {
    validate: async (set, packs, analysis = publishAnalysis()) =>
      (await validate(set, packs, analysis)).problems,

    async checking(asker, work) {
      const leave = turns.enter(asker.account);
      if (!leave) return 'busy';
      try {
        return await work((set, packs) => turns.inTurn(asker.account, () => check(set, packs, asker)));
      } finally {
        leave();
      }
    },

    makeBrands: (set, packs) =>
      pool.run('makeBrands', { set: withSpokenTexts(set, packs), packs }, { timeLimit }),
    documents: (set, pack) => pool.run('documents', { set, pack }, { timeLimit }),
    documentState: (pack, key) => pool.run('documentState', { ...pack, key }, { timeLimit }),
    packContents(input) {
      const [set = input.set, drafted = input.drafted] = withTextsOf(input.pack, [input.set, input.drafted]);
      return pool.run('packContents', { ...input, set, drafted }, { timeLimit });
    },
    summaries(state, read) {
      if (summed?.state === state) return summed.summaries;
      const made = { state, summaries: read().then((set) => pool.run('summaries', set, { timeLimit })) };
      summed = made;
      made.summaries.catch(() => {
        if (summed === made) summed = undefined;
      });
      return made.summaries;
    },
    usesOver(set, pack, thing) {
      const spoken = withSpokenTexts(set, withDependents(set, [pack]));
      return pool.run('usesOver', { set: spoken, pack, thing }, { timeLimit });
    },
    close: () => pool.close(),
  };
}
