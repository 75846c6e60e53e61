import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { WidgetProps } from '../../fields/field-widget.ts';
import { useFormScope } from '../../form-context.tsx';
import { optionHelp, optionImage, optionLabel } from '../../fields/option-text.ts';
import { folded } from '#engine/texts/folded.ts';
import type { ListEntry } from './list-entry.ts';
import { SearchableChoice } from './SearchableChoice.tsx';

/** One of many options, found by typing. */
export function SelectSearchField({ spec, field, control }: WidgetProps) {
  const { say, sources } = useFormScope();
  const { value } = useSnapshot(field.state, { sync: true });
  const entries = useMemo(
    () =>
      (spec.options ?? []).map((option): ListEntry => {
        const name = optionLabel(option, say);
        const note = optionHelp(option, say);
        return {
          value: option.value,
          name,
          note,
          picture: optionImage(option, sources),
          searched: folded(`${name} ${note ?? ''} ${option.value}`),
        };
      }),
    [spec.options, say, sources],
  );
  return (
    <SearchableChoice
      control={control}
      label={say(spec.label)}
      entries={entries}
      chosen={entries.find((entry) => entry.value === value)}
      empty={control.placeholder ?? say('form.select.choose')}
      search={say('form.select.search')}
      none={say('form.select.none')}
      onChoose={(entry) => field.change(entry.value)}
    />
  );
}
