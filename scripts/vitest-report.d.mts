import type { Reporter, TestModule } from 'vitest/node';

export type VitestReport = {
  passed: number;
  failed: number;
  skipped: number;
  setUpSeconds: number;
  testSeconds: number;
  failures: { file: string; title: string; message: string }[];
  /** The 20 files that took longest, set-up included. */
  slowest: { file: string; project: string; seconds: number; setUp: number }[];
  /** Full titles of the tests that passed. */
  titles: string[];
  /** Files that failed. */
  files: string[];
  /** Errors outside any test. */
  unhandled: { message: string; stack: string }[];
};

export function reportOf(
  testModules: readonly TestModule[],
  unhandledErrors?: readonly unknown[],
  root?: string,
): VitestReport;

export default class LiveryReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']>;
}
