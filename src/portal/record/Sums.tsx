import './record.css';

export type Sum = { name: string; value: string; tone?: 'good' | 'bad' | undefined };

/** Totals of a range. */
export function Sums({ sums, label }: { sums: readonly Sum[]; label: string }) {
  return (
    <dl className="lv-sums" aria-label={label}>
      {sums.map(({ name, value, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
