import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BrandDocument } from '#contract/generated/documents.ts';
import { databases } from '#server/testing/database.ts';
import { demoPassword, startGateway, type TestGateway } from '#server/gateway/testing/gateway.ts';

const minute = 60_000;
type Format = 'png' | 'jpeg' | 'webp';

/** A picture whose left half is red and whose right half is blue. */
function picture(format: Format, width = 300, height = 200): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  if (format === 'png') return canvas.toBuffer('image/png');
  return format === 'jpeg' ? canvas.toBuffer('image/jpeg') : canvas.toBuffer('image/webp');
}

/** A PNG whose header promises these pixels. */
function promising(width: number, height: number): Buffer {
  const file = picture('png', 40, 40);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}

describe.each(databases)('pictures of members on %s', (kind) => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await startGateway(kind);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.wait(61 * minute);
    gateway.set({ constants: { passwordExpiryDays: 0 } });
    gateway.publish((documents) => {
      (documents['brand/main'] as BrandDocument).avatars = ['avatars/koi.svg', 'avatars/lotus.svg'];
    });
    const body = { username: 'demo', password: demoPassword, type: 'username' };
    token = (await gateway.client.value('sessionLogin', { body })).token;
    await gateway.client.value('avatarRemove', { token });
  });

  const upload = (file: Buffer, headers: Record<string, string> = {}) =>
    gateway.client.send('avatarUpload', { token, body: file, headers });
  const icon = () => gateway.client.value('memberIcon', { token });

  it.each(['png', 'jpeg', 'webp'] as const)(
    'are taken as %s and drawn anew as a square [API-12] [ENT-04]',
    async (format) => {
      const marked = Buffer.concat([picture(format), Buffer.from('<script>alert(1)</script>')]);
      const answer = await upload(marked, { 'content-type': `image/${format}` });
      expect(answer.status).toBe(200);
      expect(answer.json.value).toEqual(await icon());
      const { avatar, avatarType } = await icon();
      expect(avatarType).toBe('CUSTOM');
      expect(avatar).toMatch(/^\/wps\/images\/avatars\/[A-Za-z0-9_-]{22}\.webp$/u);
      const served = await fetch(gateway.origin + (avatar ?? ''));
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': expect.stringContaining('immutable') as string,
      });
      const bytes = Buffer.from(await served.arrayBuffer());
      expect(bytes.includes('script')).toBe(false);
      const image = await loadImage(bytes);
      expect([image.width, image.height]).toEqual([256, 256]);
      const context = createCanvas(256, 256).getContext('2d');
      context.drawImage(image, 0, 0);
      const [red, , blue] = context.getImageData(20, 128, 1, 1).data;
      expect([(red ?? 0) > 200, (blue ?? 255) < 60]).toEqual([true, true]);
    },
  );

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a PNG in its first bytes only', Buffer.concat([picture('png').subarray(0, 60), Buffer.alloc(500)])],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)])],
    ['nothing much', Buffer.from('x')],
  ])('are not %s, whatever it calls itself [ERR-20]', async (_, file) => {
    const answer = await upload(file, { 'content-type': 'image/png' });
    expect([answer.status, answer.json.code]).toEqual([422, 'PICTURE_TYPE']);
    expect(await icon()).toEqual({ avatar: null, avatarType: 'STATIC' });
  });

  it.each([
    ['too wide', promising(20_000, 40)],
    ['of too many pixels', promising(8000, 8000)],
    ['too small', picture('png', 16, 16)],
  ])('are not %s', async (_, file) => {
    expect((await upload(file)).json.code).toBe('PICTURE_SIZE');
  });

  it('are under 5 MB, and of this call only [ERR-20]', async () => {
    const large = Buffer.concat([picture('jpeg'), Buffer.alloc(5 * 1024 * 1024)]);
    expect([(await upload(large)).json.code]).toEqual(['BODY_TOO_LARGE']);
    const fitting = Buffer.concat([picture('jpeg'), Buffer.alloc(4 * 1024 * 1024)]);
    expect((await upload(fitting, { 'content-type': 'image/jpeg' })).status).toBe(200);
    const elsewhere = await gateway.client.raw(
      'POST',
      '/wps/member/nickname',
      {
        'x-gateway-version': '3',
        'x-module-id': 'test',
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
      },
      JSON.stringify({ nickname: 'x'.repeat(200 * 1024) }),
    );
    expect(elsewhere.json.code).toBe('BODY_TOO_LARGE');
  });

  it('are read for nobody without a session', async () => {
    const answer = await gateway.client.send('avatarUpload', { body: picture('png') });
    expect([answer.status, answer.json.code]).toEqual([401, 'SESSION_REQUIRED']);
  });

  it('come as a picture and not as anything else', async () => {
    const json = await upload(picture('png'), { 'content-type': 'application/json' });
    expect(json.status).toBe(415);
    expect((await upload(picture('png'), { 'content-type': 'image/svg+xml' })).status).toBe(415);
    const picked = await gateway.client.raw(
      'POST',
      '/wps/member/nickname',
      {
        'x-gateway-version': '3',
        'x-module-id': 'test',
        'content-type': 'image/png',
        authorization: `Bearer ${token}`,
      },
      picture('png'),
    );
    expect([picked.status, picked.json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('may be one that the brand offers, and none that it does not [API-22]', async () => {
    const { offered } = await gateway.client.value('playerAvatar', { token });
    expect(offered.map(({ name }) => name)).toEqual(['avatars/koi.svg', 'avatars/lotus.svg']);
    const choose = (avatar: string) => gateway.client.send('avatarChoose', { token, body: { avatar } });
    expect((await choose('avatars/koi.svg')).json.value).toEqual({
      avatar: '/assets/alpha/avatars/koi.svg',
      avatarType: 'STATIC',
    });
    for (const avatar of ['brand/logo.svg', '../avatars/koi.svg', 'https://elsewhere.example/a.png']) {
      expect((await choose(avatar)).json.code).toBe('AVATAR_NOT_OFFERED');
    }
    expect((await icon()).avatar).toBe('/assets/alpha/avatars/koi.svg');
  });

  it('that were replaced or taken away are served no more, and never by another brand', async () => {
    const address = async () => gateway.origin + ((await icon()).avatar ?? '');
    await upload(picture('png'));
    const first = await address();
    await upload(picture('webp'), { 'content-type': 'image/webp' });
    const second = await address();
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    const path = new URL(second).pathname;
    expect((await gateway.client.raw('GET', path, { host: 'beta.example' })).status).toBe(404);
    await gateway.client.value('avatarRemove', { token });
    expect((await fetch(second)).status).toBe(404);
    expect((await fetch(`${gateway.origin}/wps/images/avatars/..%2f..%2fsecret.webp`)).status).toBe(404);
  });

  it('are changed so often and no more', async () => {
    gateway.set({ constants: { avatarsPerHour: 2 } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await upload(picture('png'))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
