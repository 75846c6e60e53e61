import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');

type Report = { diagnostics: { code: string; filename: string }[] };

/** A tree of deliberately bad files under the project's own lint configuration. */
const bad: Record<string, string> = {
  'src/contract/up.ts': `import { a } from '#engine/a.ts';\nexport const up = a;\n`,
  'src/engine/a.ts': `import { view } from '#ui/view.tsx';\nexport const a = view;\n`,
  'src/engine/react.ts': `import { useState } from 'react';\nexport const hook = useState;\n`,
  'src/ui/view.tsx': `import { page } from '#portal/page.ts';\nexport const view = page;\n`,
  'src/portal/page.ts': `import { console_ } from '#operator/console.ts';\nexport const page = console_;\n`,
  'src/portal/query.ts': `import { useQuery } from '@tanstack/react-query';\nexport const query = useQuery;\n`,
  'src/ui/query.ts': `import { QueryClient } from '@tanstack/query-core';\nexport const client = QueryClient;\n`,
  'src/operator/query.ts': `import { useQuery } from '@tanstack/react-query';\nexport const query = useQuery;\n`,
  'src/operator/console.ts': `import { serve } from '#server/serve.ts';\nexport const console_ = serve;\n`,
  'src/server/serve.ts': `import { view } from '#ui/view.tsx';\nexport const serve = view;\n`,
  'src/play/odds.ts': `import { serve } from '#server/serve.ts';\nexport const odds = serve;\n`,
  'src/server/shop.ts': `import { shop } from '#sandbox/shop.ts';\nexport const sells = shop;\n`,
  'src/server/sandbox/load.ts': `import { shop } from '#sandbox/shop.ts';\nexport const loaded = shop;\n`,
  'src/sandbox/shop.ts': `import { serve } from '#server/serve.ts';\nexport const shop = serve;\n`,
  'src/sandbox/games/reels.ts': `import { a } from '#engine/a.ts';\nexport const reels = a;\n`,
  'src/engine/cycle-a.ts': `import { b } from './cycle-b.ts';\nexport const a = (): unknown => b;\n`,
  'src/engine/cycle-b.ts': `import { a } from './cycle-a.ts';\nexport const b = (): unknown => a;\n`,
  'src/engine/alias-a.ts': `import { b } from '#engine/alias-b.ts';\nexport const a = (): unknown => b;\n`,
  'src/engine/alias-b.ts': `import { a } from '#engine/alias-a.ts';\nexport const b = (): unknown => a;\n`,
  'src/engine/types-a.ts': `import type { B } from './types-b.ts';\nexport type A = B | 1;\n`,
  'src/engine/types-b.ts': `import type { A } from './types-a.ts';\nexport type B = A | 2;\n`,
};

describe('the linter', () => {
  let tree = '';
  let found: Report['diagnostics'] = [];

  beforeAll(() => {
    tree = mkdtempSync(join(tmpdir(), 'livery-lint-'));
    for (const file of ['.oxlintrc.json', 'tsconfig.json', 'package.json'])
      cpSync(join(root, file), join(tree, file));
    for (const [file, text] of Object.entries(bad)) {
      mkdirSync(join(tree, dirname(file)), { recursive: true });
      writeFileSync(join(tree, file), text);
    }
    try {
      execFileSync(process.execPath, [oxlint, '--format=json'], { cwd: tree, encoding: 'utf8' });
    } catch (error) {
      found = (JSON.parse((error as { stdout: string }).stdout) as Report).diagnostics;
    }
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it.each([
    'src/contract/up.ts',
    'src/engine/a.ts',
    'src/engine/react.ts',
    'src/ui/view.tsx',
    'src/portal/page.ts',
    'src/operator/console.ts',
    'src/server/serve.ts',
    'src/play/odds.ts',
    'src/server/shop.ts',
    'src/sandbox/shop.ts',
    'src/sandbox/games/reels.ts',
  ])('refuses the import against the arrows in %s', (file) => {
    expect(found.filter((entry) => entry.filename === file).map((entry) => entry.code)).toContain(
      'eslint(no-restricted-imports)',
    );
  });

  it('lets one file of the server know the sandbox', () => {
    expect(found.filter(({ filename }) => filename === 'src/server/sandbox/load.ts')).toEqual([]);
  });

  it('leaves the library that caches to the console', () => {
    const refused = found.filter(({ filename }) => filename.endsWith('/query.ts'));
    expect(refused.map(({ filename }) => filename).toSorted()).toEqual([
      'src/portal/query.ts',
      'src/ui/query.ts',
    ]);
  });

  it.each(['src/engine/cycle-a.ts', 'src/engine/alias-a.ts', 'src/engine/types-a.ts'])(
    'refuses the import cycle of %s',
    (file) => {
      expect(found.filter((entry) => entry.filename === file).map((entry) => entry.code)).toContain(
        'import(no-cycle)',
      );
    },
  );
});
