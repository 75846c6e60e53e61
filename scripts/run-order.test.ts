import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import RunOrder, { heavyFiles } from './run-order.ts';

const root = join(import.meta.dirname, '..');
type Context = ConstructorParameters<typeof RunOrder>[0];
const order = new RunOrder({ config: { root } } as Context);
const file = (project: string, path: string) =>
  ({ project: { name: project }, moduleId: join(root, path) }) as TestSpecification;

it('knows no heavy file that is gone', () => {
  expect(Object.keys(heavyFiles).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('keeps the files of a project together, the heavy ones first, then the large ones', async () => {
  const files = [
    file('unit', 'src/engine/overlay/overlay.test.ts'),
    file('unit', 'src/engine/live/live.test.ts'),
    file('components', 'src/ui/form/Form.test.tsx'),
    file('unit', 'src/sandbox/games/rules/returns.test.ts'),
    file('server', 'tests/contract/wallet.test.ts'),
    file('components', 'src/operator/publish/publish.test.tsx'),
  ];
  vi.stubEnv('TEST_ORDER', undefined);
  const sorted = await order.sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    'tests/contract/wallet.test.ts',
    'src/operator/publish/publish.test.tsx',
    'src/ui/form/Form.test.tsx',
    'src/sandbox/games/rules/returns.test.ts',
    'src/engine/live/live.test.ts',
    'src/engine/overlay/overlay.test.ts',
  ]);
});
