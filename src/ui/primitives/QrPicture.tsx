import { useMemo } from 'react';
import { encode } from 'uqr';

/** Modules of white around the code, without which cameras do not find it. */
const quiet = 4;

/** A QR code as a drawing; always dark on white, since not every camera reads the reverse. */
export function QrPicture({ text, label, className }: { text: string; label: string; className: string }) {
  const { path, side } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'L', border: 0 });
    const cells = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
    );
    return { path: cells.join(''), side: size + 2 * quiet };
  }, [text]);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
