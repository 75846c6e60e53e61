import { useEffect, useRef } from 'react';
import { refusalOf } from '../api/refusal.ts';
import { StillSignedIn } from './StillSignedIn.tsx';
import { useSignOut } from './useSignOut.ts';

/** Signs out at once, and says why when that fails. */
export const SigningOut = ({
  beforeSignOut,
  onClose,
}: {
  /** Resolves to true when no edits would be lost. */
  beforeSignOut: () => Promise<boolean>;
  onClose: () => void;
}) => {
  const { mutate, error } = useSignOut(beforeSignOut);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate({ losing: false });
  }, [mutate]);
  return (
    error && (
      <StillSignedIn refusal={refusalOf(error)} onStay={onClose} onSignOut={(losing) => mutate({ losing })} />
    )
  );
};
