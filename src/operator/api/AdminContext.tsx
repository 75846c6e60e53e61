import { createContext, useContext } from 'react';
import type { Timers } from '../workspace/timers.ts';
import type { AdminApi } from './admin-api.ts';

export type Admin = {
  api: AdminApi;
  timers: Timers;
  /** A proxy; `now` is true from a call that found the session ended until someone signs in again. */
  signedOut: { now: boolean };
};

const AdminContext = createContext<Admin | undefined>(undefined);

export const AdminProvider = AdminContext.Provider;

/** The administration calls and the clock of this console. */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('useAdmin is used outside AdminProvider. Wrap the tree in AdminProvider.');
  return admin;
}
