import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Picture } from '#contract/generated/admin-types.ts';
import type { Role } from '../api/types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import type { Crop } from '#engine/pictures/uploaded-pictures.ts';
import { createMemoryAdmin } from '../testing/memory-admin.ts';
import { renderConsole, startUser } from '../testing/render-console.tsx';
// Loaded beforehand, so that no test waits for it.
import '../document/DocumentPage.tsx';
import '../theme/ThemePage.tsx';
import './PicturesPage.tsx';

afterEach(cleanup);

type Sent = { path: string; file: string; replace?: boolean };

const pictureOf = (path: string, more: Partial<Picture> = {}): Picture => ({
  path,
  pack: 'shop',
  bytes: 2048,
  address: `/assets/shop/${path}`,
  uploaded: true,
  ...more,
});

/** A console whose server keeps pictures by the rules of the real one. */
function open({
  role = 'admin',
  failing = false,
  address = '/shop/pictures',
  uploaded = {},
}: { role?: Role; failing?: boolean; address?: string; uploaded?: JsonObject } = {}) {
  const admin = createMemoryAdmin({ role });
  const draft = (drafted: JsonObject): void => {
    admin.saveElsewhere('shop', 'pictures/main', { kind: 'pictures', id: 'main', pictures: drafted });
  };
  if (Object.keys(uploaded).length > 0) draft(uploaded);
  const pictures = new Map(
    [pictureOf('posters/nova.svg', { pack: 'ground', uploaded: false }), pictureOf('banners/old.png')].map(
      (one) => [one.path, one],
    ),
  );
  const sent: Sent[] = [];
  const crops: (Crop | undefined)[] = [];
  const refused = (status: number, code: string) =>
    Response.json({ code, message: `Refused: ${code}.`, fix: `Mend ${code}.` }, { status });
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const { pathname, searchParams } = new URL(String(to), 'https://console.example');
    if (pathname.startsWith('/assets/')) return new Response('drawing');
    if (pathname.endsWith('/packs/shop/pictures/crop')) {
      const { path, crop } = JSON.parse(String(init?.body)) as { path: string; crop?: Crop };
      crops.push(crop);
      const address = `/assets/shop/${path}`;
      const picture = pictureOf(path, crop && { cropped: { crop, address } });
      pictures.set(path, picture);
      return Response.json(picture);
    }
    if (!pathname.endsWith('/packs/shop/pictures')) return admin.fetch(to, init);
    if (init?.method === 'POST') {
      const body = JSON.parse(String(init.body)) as Sent;
      sent.push(body);
      if (atob(body.file).includes('GIF')) return refused(422, 'PICTURE_TYPE');
      if (pictures.has(body.path) && !body.replace) return refused(409, 'PICTURE_EXISTS');
      if (Object.hasOwn(uploaded, body.path))
        draft({ ...uploaded, [body.path]: { hash: String(sent.length).repeat(64) } });
      const picture = pictureOf(body.path, { address: `/assets/shop/by-hash/${sent.length}/${body.path}` });
      pictures.set(body.path, picture);
      return Response.json(picture);
    }
    if (init?.method === 'DELETE') {
      const path = searchParams.get('path') ?? '';
      if (path === 'banners/used.png') return refused(409, 'PICTURE_USED');
      pictures.delete(path);
      return new Response(null, { status: 204 });
    }
    return failing ? refused(503, 'UNAVAILABLE') : Response.json({ pictures: [...pictures.values()] });
  };
  renderConsole({ ...admin, fetch }, address);
  return { admin, pictures, sent, crops, user: startUser() };
}

const zone = () => screen.findByRole('group', { name: 'Add pictures' });
const fileOf = (name: string, type: string, content = 'pixels'): File => new File([content], name, { type });
const dropped = (...files: File[]) => ({ dataTransfer: { files } });
const results = async () =>
  within(await screen.findByRole('list', { name: 'Uploads' })).getAllByRole('listitem');

it('keeps what is dropped, several at once, and tells of each what became of it', async () => {
  const { sent } = open();
  fireEvent.drop(
    await zone(),
    dropped(fileOf('Night Sky.JPEG', 'image/jpeg'), fileOf('no.png', 'image/png', 'GIF89a')),
  );
  await waitFor(async () => {
    const [kept, refused] = await results();
    expect(kept?.textContent).toContain('banners/night-sky.jpg');
    expect(kept?.textContent).toContain('Added as a draft');
    expect(refused?.textContent).toContain('Refused: PICTURE_TYPE.');
    expect(refused?.textContent).toContain('Mend PICTURE_TYPE.');
  });
  expect(sent.map(({ path, file }) => [path, atob(file)])).toEqual([
    ['banners/night-sky.jpg', 'pixels'],
    ['banners/no.png', 'GIF89a'],
  ]);
  expect(await screen.findByRole('button', { name: /banners\/night-sky\.jpg.*Used nowhere/u })).toBeDefined();
});

it('keeps what is pasted and chosen, in the folder that is named', async () => {
  const { sent, user } = open();
  const folder = within(await zone()).getByRole('textbox', { name: 'Folder' });
  await user.clear(folder);
  await user.type(folder, 'Spring Sale/');
  expect(screen.getByText('They are kept in spring-sale.')).toBeDefined();
  fireEvent.paste(document.body, { clipboardData: { files: [fileOf('image.png', 'image/png')] } });
  // Words that are pasted into a field are no picture.
  fireEvent.paste(folder, { clipboardData: { files: [fileOf('words.png', 'image/png')] } });
  const input = (await zone()).querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  expect([input.multiple, input.accept.includes('image/svg+xml')]).toEqual([true, true]);
  await user.upload(input, [fileOf('a.webp', 'image/webp'), fileOf('a.webp', 'image/webp')]);
  await waitFor(() =>
    expect(sent.map(({ path }) => path)).toEqual([
      'spring-sale/image.png',
      'spring-sale/a.webp',
      'spring-sale/a-2.webp',
    ]),
  );
});

it('asks before a picture takes the place of another', async () => {
  const { sent, user } = open();
  const old = fileOf('old.png', 'image/png');
  fireEvent.drop(await zone(), dropped(old));
  await user.click(await screen.findByRole('button', { name: 'Keep both' }));
  await waitFor(async () => expect((await results())[0]?.textContent).toContain('Added as a draft'));
  await user.click(screen.getByRole('button', { name: 'Take banners/old-2.png off this list' }));
  fireEvent.drop(await zone(), dropped(old));
  await user.click(await screen.findByRole('button', { name: 'Replace that one' }));
  await waitFor(async () => expect((await results())[0]?.textContent).toContain('Added as a draft'));
  expect(sent.map(({ path, replace }) => [path, replace])).toEqual([
    ['banners/old.png', undefined],
    ['banners/old-2.png', undefined],
    ['banners/old.png', undefined],
    ['banners/old.png', true],
  ]);
});

it('replaces a picture where it is shown, and deletes it', async () => {
  const { pictures, sent, user } = open();
  await user.click(await screen.findByRole('button', { name: /banners\/old\.png/u }));
  const dialog = await screen.findByRole('dialog', { name: 'banners/old.png' });
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await user.upload(input, fileOf('anything.webp', 'image/webp'));
  expect(await within(dialog).findByText(/^Replaced\. It shows in the preview now/u)).toBeDefined();
  expect(sent).toMatchObject([{ path: 'banners/old.png', replace: true }]);
  await waitFor(() =>
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/assets/shop/by-hash/1/banners/old.png'),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pictures.has('banners/old.png')).toBe(false);
  await waitFor(() => expect(screen.queryByRole('button', { name: /banners\/old\.png/u })).toBeNull());
});

it('says why a picture stays, and deletes none of the files of a pack', async () => {
  const { pictures, user } = open();
  pictures.set('banners/used.png', pictureOf('banners/used.png'));
  await user.click(await screen.findByRole('button', { name: /banners\/used\.png/u }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: PICTURE_USED.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: /posters\/nova\.svg/u }));
  const dialog = await screen.findByRole('dialog', { name: 'posters/nova.svg' });
  expect(within(dialog).getByRole('button', { name: 'Replace…' })).toBeDefined();
  expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('refuses files that are too large or empty without sending them', async () => {
  const { sent } = open();
  const large = fileOf('large.png', 'image/png');
  Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
  fireEvent.drop(await zone(), dropped(large, fileOf('empty.png', 'image/png', '')));
  await waitFor(async () => {
    const [first, second] = await results();
    expect(first?.textContent).toContain('larger than 8 MB');
    expect(second?.textContent).toContain('The file is empty');
  });
  expect(sent).toEqual([]);
});

it('keeps the point in sight that is pressed or set by the sliders, as an edit', async () => {
  const hash = 'a'.repeat(64);
  const { admin, user } = open({ uploaded: { 'banners/old.png': { hash } } });
  const focus = () =>
    (admin.drafted('shop', 'pictures/main')?.['pictures'] as JsonObject | undefined)?.['banners/old.png'];
  await user.click(await screen.findByRole('button', { name: /banners\/old\.png/u }));
  const dialog = await screen.findByRole('dialog');
  const point = within(within(dialog).getByRole('region', { name: 'What stays in sight' }));
  fireEvent.change(point.getByRole('slider', { name: /^From the left/u }), { target: { value: '20' } });
  expect(await point.findByText('From the left: 20 %')).toBeDefined();
  await expect.poll(focus).toEqual({ hash, focus: { x: 20, y: 50 } });
  const picture = dialog.querySelector('.op-focus-picture') as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.click(picture, { clientX: 150, clientY: 90 });
  await expect.poll(focus).toEqual({ hash, focus: { x: 75, y: 90 } });
  await user.click(within(dialog).getByRole('button', { name: 'Back to the middle' }));
  await expect.poll(focus).toEqual({ hash });
});

it('shows a part that is drawn, shaped or set, and the whole again', async () => {
  const { crops, user } = open();
  await user.click(await screen.findByRole('button', { name: /banners\/old\.png/u }));
  const section = within(await screen.findByRole('region', { name: 'Crop' }));
  const picture = document.querySelector('.op-crop') as HTMLElement;
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  fireEvent.pointerDown(picture, { clientX: 150, clientY: 80 });
  fireEvent.pointerMove(picture, { clientX: 50, clientY: 20 });
  fireEvent.pointerUp(picture);
  fireEvent.change(section.getByRole('slider', { name: /^Width/u }), { target: { value: '40' } });
  await user.click(section.getByRole('button', { name: 'Show this part' }));
  expect(await section.findByText(/^It shows in the preview now/u)).toBeDefined();
  const image = picture.querySelector('img') as HTMLImageElement;
  Object.defineProperties(image, { naturalWidth: { value: 1200 }, naturalHeight: { value: 600 } });
  fireEvent.load(image);
  await user.click(section.getByRole('button', { name: 'Square' }));
  await user.click(section.getByRole('button', { name: 'Show this part' }));
  await user.click(await section.findByRole('button', { name: 'Show the whole picture' }));
  await waitFor(() =>
    expect(crops).toEqual([
      { x: 25, y: 20, width: 40, height: 60 },
      { x: 25, y: 0, width: 50, height: 100 },
      undefined,
    ]),
  );
});

it('takes a replaced picture back to the former one, as an edit', async () => {
  const hash = 'a'.repeat(64);
  const { admin, user } = open({ uploaded: { 'banners/old.png': { hash } } });
  await user.click(await screen.findByRole('button', { name: /banners\/old\.png/u }));
  const dialog = await screen.findByRole('dialog');
  const input = dialog.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await user.upload(input, fileOf('anything.webp', 'image/webp'));
  const former = await within(dialog).findByRole('button', { name: 'Back to the former picture' });
  await user.click(former);
  const drafted = () =>
    (admin.drafted('shop', 'pictures/main')?.['pictures'] as JsonObject | undefined)?.['banners/old.png'];
  await expect.poll(drafted).toEqual({ hash });
});

it('makes a picture of a pack below one of its own', async () => {
  const { sent, user } = open();
  await user.click(await screen.findByRole('button', { name: /posters\/nova\.svg/u }));
  await user.click(await screen.findByRole('button', { name: 'Make it this brand’s own' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ path: 'posters/nova.svg', replace: true, file: btoa('drawing') }]),
  );
});

it('offers no upload to who may only look, and says what failed', async () => {
  open({ role: 'viewer', failing: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: UNAVAILABLE.');
  expect(screen.queryByRole('group', { name: 'Add pictures' })).toBeNull();
});

it('uploads a picture where a document names one, and names it there', async () => {
  const { admin, sent, user } = open({ address: '/shop/documents/brand/main' });
  await screen.findByRole('heading', { level: 1, name: /brand\/main|Brand/u });
  await user.click(screen.getByRole('radio', { name: 'Form' }));
  const picker = await screen.findByRole('button', { name: /brand\/logo\.svg/u });
  expect(screen.getByRole('button', { name: 'Upload a picture: Dark' })).toBeDefined();
  const input = picker.parentElement?.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await user.upload(input, fileOf('New Logo.svg', 'image/svg+xml'));
  await waitFor(() =>
    expect(admin.drafted('shop', 'brand/main')).toMatchObject({ logo: { dark: 'brand/new-logo.svg' } }),
  );
  expect(sent.map(({ path }) => path)).toEqual(['brand/new-logo.svg']);
});

it('uploads a logo under the theme', async () => {
  const { admin, user } = open({ address: '/shop/theme' });
  await user.click(await screen.findByRole('radio', { name: 'Logo and icon' }));
  const button = await screen.findByRole('button', { name: 'Upload a picture: Logo on light pages' });
  const input = button.parentElement?.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await user.upload(input, fileOf('Light.svg', 'image/svg+xml'));
  await waitFor(() =>
    expect(admin.drafted('shop', 'brand/main')).toMatchObject({ logo: { light: 'brand/light.svg' } }),
  );
});
