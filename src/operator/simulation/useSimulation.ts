import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Simulation } from '#contract/generated/admin-types.ts';
import type { JsonObject } from '#engine/json/json.ts';
import type { DocumentKey } from '#engine/packs.ts';
import { useAdmin } from '../api/AdminContext.tsx';
import { unsavedRefusal } from '../api/refusal.ts';
import { say } from '../language/say.ts';
import { usePack } from '../workspace/WorkspaceContext.tsx';

export type SimulationOrder = {
  /** Id of the promotion. */
  id: string;
  /** Layers in the place of drafts. */
  changes?: Record<DocumentKey, JsonObject>;
  /** Saves what is edited first; false if that failed. */
  save?: () => Promise<boolean>;
};

/** A simulation that can be cancelled; leaving the page cancels it. */
export function useSimulation() {
  const { api } = useAdmin();
  const { pack } = usePack();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async ({ id, changes, save }: SimulationOrder): Promise<Simulation | undefined> => {
      const controller = new AbortController();
      running.current = controller;
      if (save && !(await save())) throw unsavedRefusal({ message: say('console.simulation.unsaved') });
      const body = { id, ...(changes && { changes }) };
      try {
        return await api.call('promotionSimulate', { params: { pack }, body, signal: controller.signal });
      } catch (error) {
        if (controller.signal.aborted) return undefined;
        throw error;
      }
    },
  });
  return { ...mutation, cancel: () => running.current?.abort() };
}
