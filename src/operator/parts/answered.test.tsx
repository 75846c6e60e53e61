import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiRefusal } from '../api/refusal.ts';
import { Answered, type Asked } from './Answered.tsx';

afterEach(cleanup);

it('keeps what is there and what is typed in it when a later look fails, and says why', async () => {
  const refetch = vi.fn<() => void>();
  const asked: Asked<string> = { data: 'Reason', error: null, isPending: false, refetch };
  const shown = (now: Asked<string>) => (
    <Answered asked={now}>{(label) => <input aria-label={label} />}</Answered>
  );
  const { rerender } = render(shown(asked));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Reason'), 'Wrong receipt');
  const gone = new ApiRefusal(503, { code: 'UNAVAILABLE', message: 'The server is away.' });
  rerender(shown({ ...asked, error: gone }));
  expect(screen.getByLabelText<HTMLInputElement>('Reason').value).toBe('Wrong receipt');
  expect(screen.getByText('The server is away.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(shown({ ...asked, data: undefined, error: gone }));
  expect(screen.queryByLabelText('Reason')).toBeNull();
});
