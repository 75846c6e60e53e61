import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { objectUnder } from '#engine/testing/small-packs.ts';
import { formPacks } from '../testing/form-packs.ts';
import { createMemoryAdmin, type MemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
import '../flags/FlagsPage.tsx';
import { picturePathOf } from './picture-on-page.ts';
import { holeName, partsOf, templateOf } from './template-parts.ts';

// Loaded beforehand, so that no test waits for it.
import './PageEditTools.tsx';
import '../rich-text/RichTextEditor.tsx';

afterEach(cleanup);

const box = { x: 10, y: 10, width: 100, height: 20 };

/** The console with editing turned on, and a page in its preview that says things. */
async function editing(admin: MemoryAdmin = createMemoryAdmin({ packs: formPacks() })) {
  renderConsole(admin, '/shop/flags');
  fireEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Portal of/);
  const { origin } = new URL(frame.src, location.href);
  const tell = (message: object): void => {
    const data = { to: 'console', ...message };
    act(() => {
      globalThis.dispatchEvent(new MessageEvent('message', { data, source: frame.contentWindow, origin }));
    });
  };
  tell({ type: 'ready' });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit on the page' }));
  const press = (keys: readonly string[], words = '', path = 'frame-full/body/footer'): void =>
    tell({ type: 'text', keys, words, path, language: 'en', box });
  return { admin, tell, press, user: startUser() };
}

const editor = () => screen.findByRole('dialog', { name: 'Words on the page in English' });

describe('words that are pressed on the page', () => {
  it('are typed in place around their placeholders, and Enter saves them for this brand alone', async () => {
    const { press, user, admin } = await editing();
    press(['footer.copyright']);
    const dialog = await editor();
    expect(dialog.textContent).toContain('From ground. Saving makes words of your own');
    const inputs = within(dialog).getAllByRole('textbox');
    expect(inputs.map((input) => (input as HTMLTextAreaElement).value)).toEqual(['© ', ' ', '']);
    expect(dialog.textContent).toMatch(/year.*brand/u);
    const [first] = inputs;
    if (!first) throw new Error('There is no input.');
    expect(document.activeElement).toBe(first);
    await user.clear(first);
    await user.type(first, 'Since ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(JSON.stringify(admin.drafted('shop', 'texts/en') ?? null)).toContain('Since {{year}} {{brand}}'),
    );
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() =>
      expect(JSON.stringify(admin.drafted('shop', 'texts/en') ?? null)).not.toContain('Since'),
    );
  });

  it('are left by Escape, and never saved empty', async () => {
    const { press, user } = await editing();
    press(['form.email']);
    const input = within(await editor()).getByRole('textbox');
    await user.clear(input);
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be empty');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  });

  it('are found by how they read where an answer brought them, and refused where no text reads so', async () => {
    const { press } = await editing();
    press([], 'E-\u2060mail');
    expect((await editor()).textContent).toContain('form.email');
    press([], '12.50');
    await waitFor(async () =>
      expect((await editor()).textContent).toContain('No text of this brand draws these words'),
    );
  });

  it('are edited with their headings and links where they have some', async () => {
    const packs = formPacks();
    Object.assign(objectUnder(packs['ground']?.['texts/en'], 'texts'), {
      'notice.body': '<h2>New</h2><p>Tap <strong>Share</strong></p>',
    });
    const { press, user, admin } = await editing(createMemoryAdmin({ packs }));
    // An answer brought it: the page tells its words alone.
    press([], 'NewTap Share');
    const input = await within(await editor()).findByRole('textbox', { name: 'Words in English' });
    expect(input.textContent).toBe('NewTap Share');
    await waitFor(() => expect(document.activeElement).toBe(input));
    document.getSelection()?.collapse(input.querySelector('h2')?.firstChild ?? null, 3);
    document.dispatchEvent(new Event('selectionchange'));
    await user.keyboard('er');
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    await waitFor(() =>
      expect(admin.drafted('shop', 'texts/en')).toMatchObject({
        texts: { 'notice.body': '<h2>Newer</h2><p>Tap <strong>Share</strong></p>' },
      }),
    );
  });

  it('are those of each rich text that an answer puts together', async () => {
    const packs = formPacks();
    const [one, two] = [
      'One way to reach us is the form on this page.',
      'Two more of them stand below every page.',
    ];
    Object.assign(objectUnder(packs['ground']?.['texts/en'], 'texts'), {
      'help.two': `<p>${two} They are, too.</p>`,
      'help.one': `<p>${one} It is short.</p>`,
    });
    const { press } = await editing(createMemoryAdmin({ packs }));
    press([], `${one} It is short.${two} They are, too.`);
    const inputs = await within(await editor()).findAllByRole('textbox', { name: 'Words in English' });
    expect(inputs.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['One', 'Two']);
    await waitFor(() => expect(document.activeElement).toBe(inputs[0]));
  });

  it('keep what was typed when another text is pressed', async () => {
    const { press, user, admin } = await editing();
    press(['form.email']);
    await user.type(within(await editor()).getByRole('textbox'), ' address');
    press(['form.title']);
    await waitFor(async () => expect((await editor()).textContent).toContain('form.title'));
    await waitFor(() =>
      expect(JSON.stringify(admin.drafted('shop', 'texts/en') ?? null)).toContain('E-mail address'),
    );
  });
});

describe('blocks of the page', () => {
  it('are moved, dropped and removed by what the page says, each an undo step', async () => {
    const { tell, user } = await editing();
    const tools = screen.getByRole('toolbar', { name: 'Block on the page' });
    tell({ type: 'picked', path: 'frame-full/body/footer' });
    await waitFor(() => expect(tools.textContent).toContain('Footer'));
    tell({ type: 'act', act: 'up', path: 'frame-full/body/footer' });
    const undo = await screen.findByRole('button', { name: /^Undo.*Footer/ });
    tell({ type: 'dropped', path: 'frame-full/body/footer', beside: 'home/body/hero', side: 'before' });
    tell({ type: 'act', act: 'remove', path: 'frame-full/body/footer' });
    expect(await screen.findByText('Footer removed. Undo brings it back.')).toBeDefined();
    await user.click(undo);
    await user.click(undo);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true),
    );
  });
});

describe('texts and pictures of a page', () => {
  it('have words and placeholders in turn', () => {
    const template = '{{ count, number }} of $t(plain) now';
    expect(partsOf(template).map(({ text }) => text)).toEqual([
      '',
      '{{ count, number }}',
      ' of ',
      '$t(plain)',
      ' now',
    ]);
    expect(templateOf(partsOf(template))).toBe(template);
    expect([holeName('{{ count, number }}'), holeName('$t(plain)')]).toEqual(['count', 'plain']);
  });

  it('have a path by every address from which they come', () => {
    expect(picturePathOf('/assets/shop/brand/logo%20a.svg?w=320')).toBe('brand/logo a.svg');
    expect(
      picturePathOf(`https://img.example/assets/shop/by-hash/${'a'.repeat(32)}-10-90/brand/logo.svg`),
    ).toBe('brand/logo.svg');
    expect(picturePathOf('data:image/png;base64,AAAA')).toBeUndefined();
    expect(picturePathOf('/platform/games/1.png')).toBeUndefined();
  });
});
