import { vi } from 'vitest';

/** Keeps files that the page would download; what it replaces is put back after each test (tests/setup/each.ts). */
export function watchDownloads(): { last: () => Promise<{ name: string; text: string }> } {
  const made: Blob[] = [];
  const files = {
    createObjectURL: (blob: Blob) => {
      made.push(blob);
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, files));
  const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return {
    last: async () => {
      await vi.waitFor(() => {
        if (link.mock.contexts.length === 0) throw new Error('Nothing was downloaded.');
      });
      return {
        name: (link.mock.contexts.at(-1) as HTMLAnchorElement).download,
        text: (await made.at(-1)?.text()) ?? '',
      };
    },
  };
}
