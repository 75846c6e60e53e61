import { useContext } from 'react';
import { OutletContext } from '#portal/shell/outlet-context.ts';
import './outlet.css';

/** Place of the page within a frame. */
export function Outlet() {
  return (
    <main id="main" className="lv-main" tabIndex={-1}>
      {useContext(OutletContext)}
    </main>
  );
}
