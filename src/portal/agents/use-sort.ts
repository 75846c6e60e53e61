import { useState } from 'react';
import type { Order, Sorting } from './TeamTable.tsx';

/** What a table is sorted by. Pressed once more, a head turns the order around; another one begins with `first`. */
export function useSort<Sort extends string>(
  start: { by: Sort; order: Order },
  first: (by: Sort) => Order,
): Sorting<Sort> {
  const [sorted, setSorted] = useState(start);
  const onSort = (by: Sort) =>
    setSorted((now) => ({
      by,
      order: now.by === by ? (now.order === 'asc' ? 'desc' : 'asc') : first(by),
    }));
  return { ...sorted, onSort };
}
