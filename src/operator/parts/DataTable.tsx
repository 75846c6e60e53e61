import type { ReactNode } from 'react';
import './data-table.css';

/** Table with the names of its columns. */
export const DataTable = ({
  columns,
  label,
  children,
}: {
  columns: readonly string[];
  /** Accessible name, where no heading says it. */
  label?: string;
  children: ReactNode;
}) => (
  <div className="op-data-table">
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
