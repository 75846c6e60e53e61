import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Slot } from '#contract/generated/documents.ts';
import { lazyView } from '../blocks/lazy-view.tsx';
import type { BlockView } from '../blocks/types.ts';
import { createTexts } from '../text/create-texts.ts';
import { TextProvider } from '../text/text-context.tsx';
import { SlotView } from './BlockNode.tsx';
import { RenderingProvider, type Rendering } from './rendering.tsx';

afterEach(cleanup);

const Here: BlockView<object>['view'] = () => <p>The hall is here.</p>;
const slot = { order: ['hall'], items: { hall: { type: 'hall' } } } as unknown as Slot;
const texts = createTexts({
  language: 'en',
  texts: { 'error.NETWORK': 'Please check your connection.', 'common.retry': 'Try again' },
});

describe('a block whose code does not come', () => {
  it('says so in its place, is reported, and is drawn once a press of the retry brings it [ERR-06]', async () => {
    const load = vi.fn<() => Promise<typeof Here>>(() => Promise.reject(new TypeError('offline')));
    const report = vi.fn<Rendering['report']>();
    const blocks = { hall: { view: lazyView(load, { attempts: 1 }) } };
    // Awaited, since React never resumes a view that suspended in an act which nobody awaits.
    await act(async () =>
      render(
        <TextProvider texts={texts}>
          <RenderingProvider rendering={{ blocks: blocks as Rendering['blocks'], report }}>
            <SlotView slot={slot} path="home/body" params={{}} />
          </RenderingProvider>
        </TextProvider>,
      ),
    );
    expect(await screen.findByText('Please check your connection.')).toBeDefined();
    expect(report.mock.calls).toMatchObject([
      [{ code: 'BLOCK_FAILED', path: 'home/body/hall', type: 'hall' }],
    ]);
    load.mockResolvedValue(Here);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The hall is here.')).toBeDefined();
    expect(screen.queryByText('Please check your connection.')).toBeNull();
  });
});

it('leaves out one block that is switched off by its path, for its fallback, and no other of its type', () => {
  const Named: BlockView<{ name: string }>['view'] = ({ props }) => <p>{props.name}</p>;
  const named = (name: string) => ({ type: 'hall', props: { name } });
  const both = {
    order: ['one', 'two'],
    items: { one: { ...named('The first'), fallback: named('Instead') }, two: named('The second') },
  } as unknown as Slot;
  const report = vi.fn<Rendering['report']>();
  const blocks = { hall: { view: Named } } as unknown as Rendering['blocks'];
  render(
    <RenderingProvider rendering={{ blocks, report, switchedOff: ['block:home/body/one'] }}>
      <SlotView slot={both} path="home/body" params={{}} />
    </RenderingProvider>,
  );
  expect(screen.getAllByText(/./).map((each) => each.textContent)).toEqual(['Instead', 'The second']);
  expect(report.mock.calls).toMatchObject([[{ code: 'BLOCK_SWITCHED_OFF', path: 'home/body/one' }]]);
});
