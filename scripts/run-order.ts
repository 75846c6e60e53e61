// The order of test files in one run: projects one after the other, so that a worker keeps the modules of its project; within a
// project the longest first, so that small files fill what is left of the workers at the end.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order they run. */
const projects = ['scripts', 'random-brands', 'faults', 'server', 'commands', 'components', 'unit'];

/** CPU seconds of the files that take longest; size tells nothing of them. */
export const heavyFiles: Readonly<Record<string, number>> = {
  'tests/faults/five-editors-first.test.ts': 60,
  'tests/faults/five-editors-second.test.ts': 60,
  'tests/faults/wallet-kills.test.ts': 60,
  'tests/faults/kill-during-publish.test.ts': 50,
  'tests/hostile/hostile.test.ts': 51,
  'tests/contract/gateway.test.ts': 36,
  'src/server/gateway/cashier/cashier.test.ts': 16,
  'src/server/gateway/provoked.test.ts': 15,
  'src/server/config/releases/releases.test.ts': 12,
  'src/server/vendors/wallet/interleavings.test.ts': 11,
  'src/server/jobs/jobs.test.ts': 9,
  'src/server/config/previews.test.ts': 9,
  'src/server/gateway/session/session.test.ts': 9,
  'src/server/config/admin/audit.test.ts': 8,
  'src/server/lottery/settlement.test.ts': 8,
  'src/operator/publish/publish.test.tsx': 25,
  'src/operator/forms/forms.test.tsx': 20,
  'src/operator/menus/menus.test.tsx': 20,
  'src/portal/shell/any-document.test.tsx': 12,
  'src/portal/forms/register.test.tsx': 10,
  'src/play/lottery/ball/families.test.ts': 12,
  'src/vendor-games/rules/returns.test.ts': 6,
  'src/engine/forms/one-truth-of-forms.test.ts': 9,
  'src/engine/forms/one-truth.test.ts': 9,
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
