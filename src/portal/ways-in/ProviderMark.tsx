import type { WayIn } from '#play/providers/ways-in.ts';
import { Icon } from '#ui/primitives/index.ts';

/** The sign of a provider, in its own colours. */
export function ProviderMark({ mark }: { mark: WayIn['mark'] }) {
  if (mark === 'phone' || mark === 'key') return <Icon name={mark} />;
  return (
    <svg className="lv-provider-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[mark]}
    </svg>
  );
}

const drawings = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.89a5.03 5.03 0 0 1-2.18 3.3v2.74h3.53c2.06-1.9 3.26-4.7 3.26-8.05Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.95 0 5.42-.98 7.23-2.65l-3.53-2.74c-.98.66-2.23 1.05-3.7 1.05-2.85 0-5.26-1.92-6.12-4.5H2.23V17A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.88 14.16a6.6 6.6 0 0 1 0-4.32V7H2.23a11 11 0 0 0 0 10l3.65-2.84Z" />
      <path
        fill="#ea4335"
        d="M12 5.34c1.61 0 3.05.55 4.18 1.64l3.13-3.13A10.98 10.98 0 0 0 2.23 7l3.65 2.84C6.74 7.26 9.15 5.34 12 5.34Z"
      />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#0866ff" />
      <path
        fill="#fff"
        d="M13.4 22.9v-7.6h2.55l.5-3.2H13.4V10c0-.94.45-1.84 1.9-1.84h1.47V5.44s-1.33-.23-2.6-.23c-2.67 0-4.4 1.6-4.4 4.5v2.4H6.8v3.2h2.96v7.6c1.2.18 2.43.18 3.64-.01Z"
      />
    </>
  ),
  telegram: (
    <>
      <circle cx="12" cy="12" r="11" fill="#229ed9" />
      <path
        fill="#fff"
        d="M6.2 11.7c3.2-1.4 5.4-2.3 6.5-2.8 3.1-1.3 3.7-1.5 4.2-1.5.1 0 .3 0 .4.2.1.1.1.2.1.4-.2 1.8-.9 6.1-1.3 8.1-.2.9-.5 1.1-.8 1.2-.7.1-1.2-.4-1.9-.9-1-.7-1.6-1.1-2.6-1.8-1.2-.8-.4-1.2.3-1.9.2-.2 3.2-2.9 3.3-3.2v-.2c-.1-.1-.2 0-.3 0-.2 0-2.2 1.4-6.2 4.1-.6.4-1.1.6-1.6.6-.5 0-1.5-.3-2.3-.5-.9-.3-1.6-.5-1.6-1 .1-.3.4-.5 1-.8Z"
      />
    </>
  ),
} as const;
