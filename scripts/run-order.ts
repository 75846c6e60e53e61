// The order of test files in one run: projects one after the other, so that a worker keeps the modules of its project; within a
// project the longest first, so that small files fill what is left of the workers at the end.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order they run. */
const projects = ['scripts', 'random-brands', 'faults', 'server', 'commands', 'components', 'unit'];

/** Seconds of the longest files in a whole run of 2026-11-25; a size tells nothing of them. */
export const heavyFiles: Readonly<Record<string, number>> = {
  'tests/scripts/long-running.test.ts': 54,
  'tests/scripts/extending.test.ts': 46,
  'tests/scripts/package-scripts.test.ts': 9,
  'tests/random-brands/random-brands-first.test.ts': 45,
  'tests/random-brands/random-brands-second.test.ts': 44,
  'tests/faults/wallet-kills.test.ts': 38,
  'tests/faults/rolling-restart.test.ts': 30,
  'tests/faults/start.test.ts': 38,
  'tests/faults/five-editors-second.test.ts': 24,
  'tests/faults/five-editors-first.test.ts': 23,
  'tests/faults/kill-during-publish.test.ts': 23,
  'tests/hostile/console/console.test.ts': 33,
  'tests/hostile/hostile.test.ts': 16,
  'tests/contract/gateway.test.ts': 15,
  'src/server/transfers/transfer.test.ts': 15,
  'src/server/jobs/jobs.test.ts': 13,
  'tests/contract/gateway-embedded.test.ts': 12,
  'src/server/db/migrations.test.ts': 12,
  'src/server/publishing/refused-patterns.test.ts': 11,
  'src/server/publishing/releases/plan.test.ts': 11,
  'tests/hostile/hostile-bodies.test.ts': 9,
  'src/server/webhooks/webhooks.test.ts': 8,
  'src/server/starting-together.test.ts': 7,
  'src/server/publishing/import.test.ts': 7,
  'src/server/human-check/geetest.test.ts': 7,
  'src/server/db/silent-database.test.ts': 6,
  'tests/hostile/money/money.test.ts': 6,
  'src/server/gateway/provoked.test.ts': 6,
  'src/server/cashier/calls/cashier.test.ts': 6,
  'src/server/admin/admin.test.ts': 6,
  'src/server/vendors/wallet/interleavings.test.ts': 5,
  'src/server/publishing/releases/releases.test.ts': 5,
  'src/server/vendors/wallet/wallet.test.ts': 5,
  'tests/hostile/secrets.test.ts': 4,
  'src/server/registration/one-truth.test.ts': 4,
  'src/server/operators/admin/sign-in.test.ts': 4,
  'src/server/ledger/verify.test.ts': 4,
  'src/cli/validate.test.ts': 9,
  'scripts/generate.test.ts': 8,
  'src/cli/ledger.test.ts': 6,
  'src/operator/publish/publish.test.tsx': 19,
  'src/operator/menus/menus.test.tsx': 18,
  'src/operator/forms/forms.test.tsx': 18,
  'src/operator/forms/structure.test.tsx': 14,
  'src/portal/shell/session.test.tsx': 10,
  'src/operator/forms/try/trial.test.tsx': 9,
  'src/portal/shell/routes.test.tsx': 9,
  'src/portal/forms/register.test.tsx': 8,
  'src/operator/patterns/patterns.test.tsx': 7,
  'src/portal/shell/any-document.test.tsx': 7,
  'src/operator/conflicts/conflicts.test.tsx': 6,
  'src/operator/document/document.test.tsx': 6,
  'src/operator/releases/releases.test.tsx': 5,
  'src/portal/blocks/games/gamesPage/GamesPage.test.tsx': 4,
  'src/operator/sign-in/sign-in.test.tsx': 4,
  'src/play/lottery/ball/families.test.ts': 9,
  'src/engine/forms/one-truth.test.ts': 6,
  'src/engine/forms/one-truth-of-forms.test.ts': 5,
  'src/sandbox/games/rules/returns.test.ts': 5,
  'src/engine/validate.test.ts': 5,
};

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

export default class RunOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rank = ({ project, moduleId }: TestSpecification): number[] => [
      projects.indexOf(project.name),
      -(heavyFiles[moduleId.slice(root.length + 1)] ?? 0),
    ];
    // Another order of files for each seed, to find what one file leaves to the next: TEST_ORDER=1.
    const seed = process.env['TEST_ORDER'];
    const drawn = ({ moduleId }: TestSpecification): string =>
      createHash('sha256')
        .update(`${seed}/${moduleId.slice(root.length)}`)
        .digest('hex');
    return files.toSorted((one, other) => {
      const [project = 0, weight = 0] = rank(one);
      const [otherProject = 0, otherWeight = 0] = rank(other);
      if (project !== otherProject) return project - otherProject;
      if (seed) return drawn(one) < drawn(other) ? -1 : 1;
      return weight - otherWeight || sizeOf(other) - sizeOf(one);
    });
  }
}
