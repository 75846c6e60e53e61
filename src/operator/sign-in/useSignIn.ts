import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAdmin } from '../api/AdminContext.tsx';
import { refusalOf, type ApiRefusal } from '../api/refusal.ts';
import { useOpened } from './useOpened.ts';

/** Seconds that the server asks to wait after too many attempts. */
const waitOf = (refusal: ApiRefusal | undefined): number => {
  if (refusal?.status !== 429) return 0;
  const said = refusal.retryAfter ?? Number(refusal.details['retryAfter']);
  return Number.isFinite(said) && said > 0 ? said : 60;
};

export type Credentials = { username: string; password: string; code?: string | undefined };

/** Sign-in mutation, with the server's refusal and the remaining seconds of a wait. */
export function useSignIn({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const { api, timers } = useAdmin();
  const opened = useOpened();
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => timers.now());
  const mutation = useMutation({
    mutationFn: ({ username, password, code }: Credentials) => api.signIn(username, password, code),
    onSuccess: opened,
    onError: (error) => {
      if (refusalOf(error).code === 'CODE_NEEDED') onCodeNeeded();
      setNow(timers.now());
      setUntil(timers.now() + waitOf(refusalOf(error)) * 1000);
    },
  });
  const left = until - now;
  const wait = Math.max(0, Math.ceil(left / 1000));
  useEffect(() => {
    if (left <= 0) return undefined;
    return timers.after(Math.min(1000, left), () => setNow(timers.now()));
  }, [timers, left]);
  return {
    signIn: mutation.mutate,
    /** Clears the refusal. */
    forget: mutation.reset,
    busy: mutation.isPending,
    refusal: mutation.error ? refusalOf(mutation.error) : undefined,
    wait,
  };
}
