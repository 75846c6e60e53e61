import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormField } from '#contract/generated/documents.ts';
import { showFields, onTouchScreen } from '../testing/show-fields.tsx';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

const file = (name: string, bytes: readonly number[], type = '', size = bytes.length): File =>
  new File([new Uint8Array([...bytes, ...new Uint8Array(size - bytes.length)])], name, { type });
const png = (name: string) => file(name, PNG, 'image/png');

const proof: FormField = {
  label: 'Proof of payment',
  input: 'upload',
  accept: { types: ['image/png', 'image/jpeg', 'application/pdf'], maxBytes: 2048, maxFiles: 3 },
};
const rules = { proof: { enabled: true, required: true } };

const addresses = { given: [] as string[], back: [] as string[] };
beforeEach(() => {
  addresses.given = [];
  addresses.back = [];
  URL.createObjectURL = () => {
    const address = `blob:${addresses.given.length}`;
    addresses.given.push(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void addresses.back.push(address);
  // Animation frames run at once, since jsdom does not paint.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => {
    queueMicrotask(() => run(0));
    return 0;
  });
});

const open = async (more: Partial<FormField> = {}, options: Parameters<typeof showFields>[1] = {}) => {
  const shown = await showFields({ proof: { ...proof, ...more } }, { rules, ...options });
  const input = await shown.control('proof');
  const names = () => (shown.model.field('proof').value as readonly File[]).map(({ name }) => name);
  return { ...shown, input, names };
};
const rows = () => [...document.querySelectorAll('.lv-upload-file')].map(({ textContent }) => textContent);
const refused = () =>
  [...document.querySelectorAll('.lv-upload-refused li')].map(({ textContent }) => textContent);

describe('an upload', () => {
  it('is a file control with the name of its field, and says what may be chosen', async () => {
    const { input, described } = await open();
    expect([input.type, input.accept, input.multiple, input.getAttribute('aria-required')]).toEqual([
      'file',
      'image/png,image/jpeg,application/pdf',
      true,
      'true',
    ]);
    expect(input.labels?.[0]?.textContent).toBe('*Proof of payment');
    expect(described(input)).toBe('PNG, JPEG, PDF · Up to 3 files, each smaller than 2 kB');
  });

  it('shows what was chosen, with a picture, its name and its size, and says so', async () => {
    const { user, input, names, said } = await open();
    await user.upload(input, [
      png('front.png'),
      file('bill.pdf', [0x25, 0x50, 0x44, 0x46, 0x2d], 'application/pdf'),
    ]);
    await expect.poll(() => names()).toEqual(['front.png', 'bill.pdf']);
    expect(rows()).toEqual(['front.png12 byte', 'PDFbill.pdf5 byte']);
    expect(document.querySelector('.lv-upload-file img')?.getAttribute('src')).toBe('blob:0');
    expect(said()).toBe('front.png was added. bill.pdf was added.');
    expect(screen.getByText('Add another')).toBeTruthy();
  });

  it('goes by what a file holds and not by its name; a wrong one costs none of the others [ERR-20]', async () => {
    const { user, input, names, described, model } = await open();
    await user.upload(input, [
      file('virus.png', [0x4d, 0x5a, 0x90], 'image/png'),
      file('photo.png', JPEG, 'image/png'),
      file('large.png', PNG, 'image/png', 2048),
      png('good.png'),
    ]);
    await expect.poll(() => names()).toEqual(['photo.png', 'good.png']);
    expect((model.field('proof').value as File[]).map(({ type }) => type)).toEqual([
      'image/jpeg',
      'image/png',
    ]);
    expect(refused()).toEqual([
      'virus.png: A file of this kind cannot be used.',
      'large.png: Each file has to be smaller than 2 kB.',
    ]);
    expect(described(input)).toContain('virus.png: A file of this kind cannot be used.');
    expect(model.field('proof').error).toBeUndefined();
  });

  it('takes as many as are asked for, and none twice [ERR-20]', async () => {
    const { user, input, names } = await open();
    const first = png('1.png');
    await user.upload(input, [first, png('2.png')]);
    await expect.poll(() => names()).toHaveLength(2);
    await user.upload(input, [first, png('3.png'), png('4.png')]);
    await expect.poll(() => names()).toEqual(['1.png', '2.png', '3.png']);
    expect(refused()).toEqual(['4.png: Please choose at most 3 files.']);
  });

  it('puts a new file in the place of the old one where one is asked for', async () => {
    const { user, input, names } = await open({ accept: { ...proof.accept!, maxFiles: 1 } });
    expect(input.multiple).toBe(false);
    await user.upload(input, png('old.png'));
    await expect.poll(() => names()).toEqual(['old.png']);
    await user.upload(input, png('new.png'));
    await expect.poll(() => names()).toEqual(['new.png']);
    await user.upload(input, file('bad.png', [1, 2, 3], 'image/png'));
    await expect.poll(() => refused()).toHaveLength(1);
    expect(names()).toEqual(['new.png']);
  });

  it('takes a file away, gives its picture back, and leads the focus on', async () => {
    const { user, input, names, said } = await open();
    await user.upload(input, [png('1.png'), png('2.png')]);
    await expect.poll(() => names()).toHaveLength(2);
    const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await user.click(remove('2.png'));
    expect(names()).toEqual(['1.png']);
    expect(said()).toBe('2.png was removed.');
    expect(addresses.back).toEqual(['blob:1']);
    await expect.poll(() => document.activeElement).toBe(remove('1.png'));
    await user.click(remove('1.png'));
    await expect.poll(() => document.activeElement).toBe(input);
    expect(addresses.back).toEqual(['blob:1', 'blob:0']);
  });

  it('takes files that are dropped, and keeps the page when they miss', async () => {
    const { names } = await open();
    const place = document.querySelector('.lv-upload-place')!;
    fireEvent.dragOver(place);
    expect(place.getAttribute('data-over')).toBe('true');
    fireEvent.drop(place, { dataTransfer: { files: [png('dropped.png')] } });
    await expect.poll(() => names()).toEqual(['dropped.png']);
    expect(place.getAttribute('data-over')).toBeNull();
    const missed = createEvent.drop(document.body);
    fireEvent(document.body, missed);
    expect(missed.defaultPrevented).toBe(true);
  });

  it('takes a file that is pasted, and lets pasted words be', async () => {
    const { input, names } = await open();
    fireEvent.paste(input, { clipboardData: { files: [png('pasted.png')] } });
    await expect.poll(() => names()).toEqual(['pasted.png']);
    const words = createEvent.paste(input, { clipboardData: { files: [] } });
    fireEvent(input, words);
    expect(words.defaultPrevented).toBe(false);
  });

  it('offers the camera under a finger', async () => {
    onTouchScreen();
    await open();
    const camera = screen.getByLabelText<HTMLInputElement>('Take a photo');
    expect([camera.type, camera.getAttribute('capture')]).toEqual(['file', 'environment']);
    expect(screen.queryByText(/drop it here/)).toBeNull();
  });

  it('says when a file cannot be read', async () => {
    const { user, input, names } = await open();
    const away = png('cloud.png');
    away.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
    await user.upload(input, away);
    await expect
      .poll(() => refused())
      .toEqual(['cloud.png: This file could not be read. Please choose it again.']);
    expect(names()).toEqual([]);
  });

  it('tells that nothing was chosen, keeps its files over a step, and may be disabled', async () => {
    const { user, input, described, names, goAndComeBack, model } = await open({}, { steps: true });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await expect
      .poll(() => [document.activeElement, input.getAttribute('aria-invalid')])
      .toEqual([input, 'true']);
    expect(described(input)).toContain('This cannot be empty.');
    await user.upload(input, png('1.png'));
    await expect.poll(() => names()).toEqual(['1.png']);
    expect(model.field('proof').error).toBeUndefined();
    await goAndComeBack();
    await expect.poll(() => rows()).toEqual(['1.png12 byte']);
    const locked = await showFields({ locked: { ...proof, enabledWhen: false } });
    expect((await locked.control('locked')).disabled).toBe(true);
  });

  it('tells screen readers the list of what was chosen', async () => {
    const { user, input, names } = await open();
    await user.upload(input, png('1.png'));
    await expect.poll(() => names()).toEqual(['1.png']);
    expect(within(document.querySelector('.lv-upload')!).getAllByRole('listitem')).toHaveLength(1);
  });
});
