import { useText } from '#ui/text/use-text.ts';
import { RecordSelect } from './RecordSelect.tsx';

/** Choice of one of some values, or of all, by which a record is narrowed. */
export function RecordFilter<Value extends string, All extends string>({
  label,
  value,
  all,
  values,
  words,
  onChoose,
}: {
  label: string;
  value: Value | All;
  /** Stands for all of them. */
  all: All;
  values: readonly Value[];
  /** Key of the texts that name the values. */
  words: 'record.gameType' | 'record.status' | 'record.type' | 'team.kind';
  onChoose: (value: Value | All) => void;
}) {
  const say = useText();
  return (
    <RecordSelect<Value | All>
      label={label}
      value={value}
      options={[
        { value: all, label: say('record.all') },
        ...values.map((each) => ({ value: each, label: say(`${words}.${each}`) })),
      ]}
      onChoose={onChoose}
    />
  );
}
