import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#engine/json/json.ts';
import type { Problem } from '#engine/problems.ts';
import { smallPacks } from '#engine/testing/small-packs.ts';
import { documentSchema } from '#operator/document/form/schema-level.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { withValue } from './edit-text.ts';

afterEach(cleanup);

const themeOf = (): JsonObject =>
  structuredClone(smallPacks()['ground']?.['theme/main']) as unknown as JsonObject;

/** Shows the form of a document and keeps what is written. */
function open(document: JsonObject, more: { problems?: readonly Problem[]; closed?: string } = {}) {
  const onText = vi.fn<(text: string) => void>();
  const onShow = vi.fn<(pointer: string) => void>();
  const onUndo = vi.fn<() => void>();
  const Held = () => {
    const [text, setText] = useState(JSON.stringify(document));
    return createElement(DocumentForm, {
      label: 'theme/main of ground',
      schema: documentSchema(String(document['kind'])),
      value: JSON.parse(text) as JsonObject,
      isDocument: true,
      closed: more.closed,
      problems: more.problems ?? [],
      namesOf: () => ['alpha', 'beta'],
      wordsOf: (key) => (key === 'menu.home' ? 'Home' : undefined),
      onChange: (path, value) => {
        const next = withValue(text, path, value);
        setText(next);
        onText(next);
      },
      onShow,
      onUndo,
      onRedo: () => {},
    });
  };
  render(createElement(Held));
  const written = () =>
    JSON.parse(onText.mock.lastCall?.[0] ?? '{}') as Record<string, Record<string, Record<string, unknown>>>;
  return { written, onUndo, onShow };
}

const light = () => within(screen.getByLabelText('Light'));

describe('the form of a document', () => {
  it('picks a colour, says its least contrast, and offers the nearest shade that is enough', () => {
    const { written } = open(themeOf());
    fireEvent.change(light().getByLabelText('Pick Focus'), { target: { value: '#f0f0f0' } });
    expect(written()['modes']?.['light']?.['focus']).toBe('#f0f0f0');
    const line = within(light().getByLabelText('Focus').closest<HTMLElement>('.form-line') ?? document.body);
    expect(line.getByText(/^focus on \w+: 1\.\d\d:1, 3:1 needed$/u)).toBeDefined();
    fireEvent.click(line.getByRole('button', { name: /^Use #[0-9a-f]{6} for Focus$/u }));
    expect(line.queryByRole('button', { name: /^Use/u })).toBeNull();
    expect(written()['modes']?.['light']?.['focus']).not.toBe('#f0f0f0');
  });

  it('sets numbers, choices and switches, and takes a value out', () => {
    const { written } = open({ ...themeOf(), type: { body: 'outfit' }, shape: { radius: 4 } });
    fireEvent.change(screen.getByLabelText('Radius'), { target: { value: '12' } });
    fireEvent.change(screen.getByLabelText('Elevation'), { target: { value: '"glow"' } });
    fireEvent.click(screen.getByLabelText('Uppercase display'));
    expect(written()).toMatchObject({
      shape: { radius: 12, elevation: 'glow' },
      type: { uppercaseDisplay: true },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Clear Radius' }));
    expect(written()['shape']).not.toHaveProperty('radius');
  });

  it('tells the problems of a value beside it, and leads to its place in the JSON', () => {
    const problem = {
      file: 'ground/theme/main.json',
      line: 1,
      column: 1,
      pointer: '/shape/radius',
      code: 'BELOW_MINIMUM',
      severity: 'error',
      message: '"radius" is -4.',
      fix: 'Write at least 0.',
    } as unknown as Problem;
    const { onShow } = open({ ...themeOf(), shape: { radius: -4 } }, { problems: [problem] });
    const radius = screen.getByLabelText('Radius');
    expect(radius.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/"radius" is -4\. Write at least 0\./u)).toBeDefined();
    expect(screen.getByText('Shape').textContent).toContain('1 problem');
    fireEvent.focus(radius);
    expect(onShow).toHaveBeenLastCalledWith('/shape/radius');
  });

  it('undoes by the keyboard what the JSON undoes', () => {
    const { onUndo } = open(themeOf());
    fireEvent.keyDown(light().getByLabelText('Focus'), { key: 'z', ctrlKey: true });
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('waits while the JSON cannot be read', () => {
    open(themeOf(), { closed: 'The JSON has a mistake in line 3.' });
    expect(screen.getByRole('status').textContent).toBe('The JSON has a mistake in line 3.');
    expect(light().getByLabelText('Focus').matches(':disabled')).toBe(true);
  });

  it('finds one of many texts by its key', () => {
    const texts = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`key.${at}`, `Words ${at}`]));
    const { written } = open({ kind: 'texts', id: 'en', texts });
    // Name and tone of the language are the two others.
    expect(screen.getAllByRole('textbox')).toHaveLength(42);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find in Texts' }), {
      target: { value: 'key.299' },
    });
    fireEvent.change(screen.getByLabelText('key.299'), { target: { value: 'Other words' } });
    expect(written()['texts']?.['key.299']).toBe('Other words');
  });
});
