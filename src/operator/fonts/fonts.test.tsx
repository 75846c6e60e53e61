import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Font } from '#contract/generated/admin-types.ts';
import type { Role } from '../api/types.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import './FontsPage.tsx';

afterEach(cleanup);

type Sent = { name: string; file: string; licence: string; replace?: boolean };

const fontOf = (name: string, more: Partial<Font> = {}): Font => ({
  path: `fonts/${name}.woff2`,
  pack: 'shop',
  bytes: 20_480,
  address: `/assets/shop/by-hash/${'a'.repeat(32)}-100-900/fonts/${name}.woff2`,
  uploaded: true,
  licence: 'SIL OFL 1.1',
  weights: { min: 100, max: 900 },
  ...more,
});

const refused = (status: number, code: string): Response =>
  Response.json({ code, message: `Refused: ${code}.`, fix: `Mend ${code}.` }, { status });

/** A console whose server keeps fonts by the rules of the real one. */
function open({
  role = 'admin',
  fonts = [],
  failing = false,
}: { role?: Role; fonts?: Font[]; failing?: boolean } = {}) {
  const admin = createMemoryAdmin({ role });
  const kept = new Map(fonts.map((one) => [one.path, one]));
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { pathname, searchParams } = new URL(String(to), 'https://console.example');
    if (!pathname.endsWith('/packs/shop/fonts')) return admin.fetch(to, init);
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body)) as Sent;
      sent.push(body);
      if (atob(body.file).includes('OTTO')) return refused(422, 'FONT_FORMAT');
      const font = fontOf(body.name, { licence: body.licence });
      if (kept.has(font.path) && !body.replace) return refused(409, 'FONT_EXISTS');
      kept.set(font.path, font);
      return Response.json(font);
    }
    if (init?.method === 'DELETE') {
      const name = searchParams.get('name') ?? '';
      if (name === 'used') return refused(409, 'FONT_USED');
      kept.delete(fontOf(name).path);
      return new Response(null, { status: 204 });
    }
    return failing ? refused(503, 'UNAVAILABLE') : Response.json({ fonts: [...kept.values()] });
  };
  renderConsole({ ...admin, fetch }, '/shop/fonts');
  return { admin, sent, user: startUser() };
}

const zone = () => screen.findByRole('group', { name: 'Add a font' });
const drop = async (name: string, content = 'letters'): Promise<void> =>
  void fireEvent.drop(await zone(), { dataTransfer: { files: [new File([content], name)] } });

it('keeps a font that is dropped once somebody says what lets the brand use it', async () => {
  const { sent, user } = open();
  expect(await screen.findByText('There are no fonts of the brand’s own')).toBeDefined();
  await drop('Acme Sans.woff2');
  const button = screen.getByRole('button', { name: 'Upload' });
  expect(button).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: /What lets the brand use it/u }), 'Licence 4711');
  await user.click(button);
  const card = await screen.findByRole('listitem', { name: 'acme-sans' });
  expect(card.textContent).toContain('20 kB, weights 100 to 900');
  expect(card.textContent).toContain('Licence: Licence 4711');
  expect(sent.map(({ name, file, licence }) => [name, atob(file), licence])).toEqual([
    ['acme-sans', 'letters', 'Licence 4711'],
  ]);
});

it('tells why a file is refused and how to mend it, and asks before it replaces a font', async () => {
  const { sent, user } = open({ fonts: [fontOf('acme')] });
  await drop('other.otf', 'OTTO');
  await user.type(screen.getByRole('textbox', { name: /What lets the brand use it/u }), 'ours');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('Mend FONT_FORMAT.')).toBeDefined();
  await drop('acme.woff2');
  expect(screen.queryByText('Mend FONT_FORMAT.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(await screen.findByRole('button', { name: 'Replace that one' }));
  expect(await screen.findByText(/Added fonts\/acme\.woff2 as a draft/u)).toBeDefined();
  expect(sent.at(-1)).toMatchObject({ name: 'acme', replace: true });
  const before = sent.length;
  await drop('huge.woff2', 'x'.repeat(1024 * 1024 + 1));
  await user.type(screen.getByRole('textbox', { name: /What lets the brand use it/u }), 'ours');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText('The file is larger than 1 MB.')).toBeDefined();
  expect(sent).toHaveLength(before);
});

it('sets text and headings in a font as drafts of the theme', async () => {
  const { admin, user } = open({ fonts: [fontOf('acme')] });
  const card = within(await screen.findByRole('listitem', { name: 'acme' }));
  await user.click(card.getByRole('button', { name: 'For text' }));
  expect(card.getByRole('button', { name: 'For text' }).getAttribute('aria-pressed')).toBe('true');
  expect(card.getByRole('button', { name: 'For headings' }).getAttribute('aria-pressed')).toBe('false');
  await expect
    .poll(() => admin.drafted('shop', 'theme/main'), { timeout: 10_000 })
    .toMatchObject({ type: { bodyFont: 'fonts/acme.woff2' } });
  await user.click(card.getByRole('button', { name: 'For text' }));
  expect(card.getByRole('button', { name: 'For text' }).getAttribute('aria-pressed')).toBe('false');
});

it('deletes a font that nothing names, and warns of a heavy one', async () => {
  const { user } = open({ fonts: [fontOf('used', { bytes: 400_000 }), fontOf('idle')] });
  const used = within(await screen.findByRole('listitem', { name: 'used' }));
  expect(used.getByText(/Every page fetches this font/u)).toBeDefined();
  await user.click(used.getByRole('button', { name: 'Delete' }));
  expect(await used.findByText('Refused: FONT_USED.')).toBeDefined();
  const idle = within(screen.getByRole('listitem', { name: 'idle' }));
  await user.click(idle.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByRole('listitem', { name: 'idle' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('offers nothing to a viewer, and another try when the list does not come', async () => {
  open({ role: 'viewer', fonts: [fontOf('acme')] });
  const card = within(await screen.findByRole('listitem', { name: 'acme' }));
  expect(card.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('group', { name: 'Add a font' })).toBeNull();
  cleanup();
  open({ failing: true });
  expect(await screen.findByText('Refused: UNAVAILABLE.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
