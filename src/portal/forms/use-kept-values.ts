import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FormDocument } from '#contract/generated/documents.ts';
import type { FormModel } from '#engine/forms/index.ts';
import { canShow } from '#engine/forms/inputs/parts/input-value.ts';
import { usePortal } from '../runtime/portal-context.ts';

/**
 * Fills a form with the member's stored values: own fields and the nickname. Each field is filled once, when the answer arrives, if it
 * is unchanged.
 */
export function useKeptValues(model: FormModel, form: FormDocument): void {
  const { calls, session } = usePortal();
  const wanted = form.submit.action.do === 'changeNickname' && session.current !== undefined;
  const watch = useCallback(
    (listener: () => void) => (wanted ? calls.watch('memberInfo', {}, listener) : () => {}),
    [calls, wanted],
  );
  const loaded = useSyncExternalStore(watch, () => (wanted ? calls.read('memberInfo', {}) : undefined));
  const member = loaded?.state === 'ready' ? loaded.value : undefined;
  const filled = useRef(new Set<string>());
  useEffect(() => {
    if (!member) return;
    const asksMore = Object.keys(form.fields).some((name) => name !== 'nickname');
    const kept: Record<string, string | boolean> = {
      ...member.own,
      ...(asksMore && { nickname: member.nickname }),
    };
    for (const [name, value] of Object.entries(kept)) {
      if (filled.current.has(name) || !model.has(name)) continue;
      filled.current.add(name);
      const { value: held, spec } = model.field(name);
      // Its field may have become another kind since.
      if (held !== spec.initial || !canShow(spec.input, value)) continue;
      model.write(name, value);
      const companion = form.fields[name]?.companion;
      const second = companion === undefined ? undefined : kept[companion];
      if (typeof second === 'string') model.accompany(name, second);
    }
  }, [model, form, member]);
}
