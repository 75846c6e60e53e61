import { useState, type ReactNode } from 'react';
import type { FormPart } from './parts-of.ts';

/** Entries drawn at once; texts of a brand are thousands. */
const MOST = 40;

/** Entries of a map or list, narrowed down by their names where there are many. */
export function Entries({
  label,
  entries,
  children,
}: {
  label: string;
  entries: readonly FormPart[];
  children: (entry: FormPart) => ReactNode;
}) {
  const [sought, setSought] = useState('');
  if (entries.length <= MOST) return entries.map(children);
  const found = entries.filter((entry) => entry.label.toLowerCase().includes(sought.toLowerCase()));
  const drawn = found.slice(0, MOST);
  return (
    <>
      <p className="form-find">
        <input
          type="search"
          aria-label={`Find in ${label}`}
          placeholder="Find by name"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <output>
          {drawn.length} of {entries.length}
        </output>
      </p>
      {drawn.map(children)}
    </>
  );
}
