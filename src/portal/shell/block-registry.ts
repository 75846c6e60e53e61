import type { BlockRegistry, BlockView } from '#ui/blocks/types.ts';

const modules = import.meta.glob<BlockView<never>>('../blocks/*/*/index.tsx', {
  eager: true,
  import: 'block',
});

/** Every block by type, assembled from the folders of src/portal/blocks. Large ones fetch their view themselves. */
export const blockRegistry: BlockRegistry = Object.fromEntries(
  Object.entries(modules).map(([file, block]) => [file.split('/').at(-2) ?? file, block]),
);
