import { valueWords } from '../changes/describe-values.ts';
import type { Json } from '#engine/json.ts';
import { texts } from '../texts.ts';
import type { Inheritance } from '../documents/origin.ts';

/** Marks a value that this pack says itself. */
export const OriginDot = ({ origin }: { origin: Inheritance }) => {
  if (!origin.set || origin.layer === undefined) return null;
  const words = texts.inheritance.setDot(origin.layer, valueWords(origin.value as Json | undefined));
  return (
    <span className="op-origin" title={words}>
      <span className="op-unseen">{words}</span>
    </span>
  );
};
