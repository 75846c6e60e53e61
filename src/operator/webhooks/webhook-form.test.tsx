import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { OperatorSession } from '#contract/generated/admin-types.ts';
import { SessionProvider } from '../sign-in/SessionContext.tsx';
import { renderOnPack } from '../testing/render-on-pack.tsx';
import { WebhookForm } from './WebhookForm.tsx';

afterEach(cleanup);

it('names no brand before it knows them', () => {
  renderOnPack(
    <SessionProvider value={{ roles: { '*': { '*': 'admin' } } } as unknown as OperatorSession}>
      <WebhookForm events={['published']} onClose={() => undefined} />
    </SessionProvider>,
    () => new Promise(() => undefined),
  );
  expect(screen.getByRole('button', { name: /Brand/ }).textContent).not.toContain('*');
});
