import { sha256 } from '#engine/bundle/hash.ts';
import { createLiveBundle, type Live, type LiveFault } from '#engine/live/live.ts';
import { bundleOfBoot, type Boot } from './boot.ts';
import { indexedBundleStore } from './bundle-store.ts';
import { eventHints } from './hints.ts';
import { rolloutBucket } from './rollout-bucket.ts';

type LiveParts = {
  boot: Boot;
  /** The language on show, whose texts every bundle needs. */
  language: () => string;
  onFault: (fault: LiveFault) => void;
  /** Resolves when the page may change. */
  updatesAfter: Promise<void>;
};

/** Keeps this page on its brand's newest bundle, or on a preview's draft, whose bundles are not stored. */
export function startLive({ boot, language, onFault, updatesAfter }: LiveParts): Live {
  const { manifest, preview } = boot;
  const place = preview
    ? `/config/v1/previews/${encodeURIComponent(preview.token)}`
    : `/config/v1/brands/${encodeURIComponent(manifest.brand)}`;
  const live = createLiveBundle({
    pointerAddress: `${place}/pointer`,
    partAddress: (hash) => `/config/v1/bundles/${hash}`,
    fetch: (address, init) => fetch(address, init),
    digest: globalThis.crypto?.subtle ? sha256 : undefined,
    wanted: ({ parts }) =>
      ['core', 'theme.css', `texts/${language()}`].filter((name) => Object.hasOwn(parts, name)),
    boot: bundleOfBoot(boot),
    store:
      preview === undefined && 'indexedDB' in globalThis
        ? indexedBundleStore(indexedDB, manifest.brand)
        : undefined,
    hints: 'EventSource' in globalThis ? eventHints(`${place}/events`) : undefined,
    timer: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    bucket: rolloutBucket(document, Math.random, location.protocol === 'https:'),
    onFault,
    updatesAfter,
  });
  document.addEventListener('visibilitychange', () => live.visible(document.visibilityState === 'visible'));
  return live;
}
