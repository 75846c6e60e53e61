/* oxlint-disable react/no-array-index-key -- a drawing is made anew as a whole, and its parts have no names */
import { useRef, type ReactNode } from 'react';
import type { JsonObject } from '#engine/json/json.ts';
import { useNear } from '../parts/useNear.ts';
import { drawingOf, type Drawing } from './drawing.ts';
import type { MiniatureTheme } from './miniature-theme.ts';
import './miniature.css';

const count = (total: number): number[] => Array.from({ length: total }, (_, nth) => nth);

const lines = (total: number): ReactNode =>
  count(total).map((nth) => <i key={nth} className="op-mini-line" data-short={nth === total - 1} />);

const words = (given: readonly string[], total: number): ReactNode =>
  given.length > 0
    ? given.slice(0, total).map((word, nth) => <b key={`${word} ${nth}`}>{word}</b>)
    : count(total).map((nth) => <i key={nth} className="op-mini-word" />);

/** Parts of a drawing by look. Each is made of a few plain elements, so that a hundred of them cost little. */
const looks: Readonly<Record<string, (drawing: Drawing) => ReactNode>> = {
  hero: () => (
    <div className="op-mini-hero">
      {lines(2)}
      <i className="op-mini-button" />
    </div>
  ),
  heading: ({ name }) => <strong className="op-mini-title">{name}</strong>,
  text: ({ words: said }) => (said[0] === undefined ? lines(4) : <p className="op-mini-text">{said[0]}</p>),
  picture: () => <div className="op-mini-picture" />,
  button: ({ name }) => <b className="op-mini-button">{name}</b>,
  form: ({ words: said }) => (
    <>
      {(said.length > 0 ? said.slice(0, 4) : ['', '', '']).map((label, nth) => (
        <span key={`${label} ${nth}`} className="op-mini-field">
          {label === '' ? <i className="op-mini-word" /> : <small>{label}</small>}
        </span>
      ))}
      <i className="op-mini-button" data-wide="true" />
    </>
  ),
  menu: ({ words: said }) => <div className="op-mini-menu">{words(said, 5)}</div>,
  side: ({ words: said }) => (
    <div className="op-mini-menu" data-side="true">
      {words(said, 5)}
    </div>
  ),
  split: ({ words: said }) => (
    <div className="op-mini-split">
      <div className="op-mini-menu" data-side="true">
        {words(said, 5)}
      </div>
      <div className="op-mini-card">{lines(4)}</div>
    </div>
  ),
  tiles: () => (
    <div className="op-mini-tiles">
      {count(8).map((nth) => (
        <i key={nth} />
      ))}
    </div>
  ),
  lane: () => (
    <div className="op-mini-tiles" data-lane="true">
      {count(5).map((nth) => (
        <i key={nth} />
      ))}
    </div>
  ),
  cards: () => (
    <div className="op-mini-cards">
      {count(3).map((nth) => (
        <div key={nth} className="op-mini-card">
          <div className="op-mini-picture" />
          {lines(2)}
        </div>
      ))}
    </div>
  ),
  list: ({ words: said }) => (
    <div className="op-mini-list">
      {count(4).map((nth) => (
        <span key={nth}>
          <i className="op-mini-dot" />
          {said[nth] === undefined ? <i className="op-mini-line" /> : <small>{said[nth]}</small>}
        </span>
      ))}
    </div>
  ),
  table: () => (
    <div className="op-mini-table">
      {count(16).map((nth) => (
        <i key={nth} />
      ))}
    </div>
  ),
  figures: () => (
    <div className="op-mini-cards">
      {count(3).map((nth) => (
        <div key={nth} className="op-mini-card">
          <strong className="op-mini-figure">{[128, 64, 32][nth]}</strong>
          <i className="op-mini-word" />
        </div>
      ))}
    </div>
  ),
  chart: () => (
    <div className="op-mini-chart">
      {count(7).map((nth) => (
        <i key={nth} />
      ))}
    </div>
  ),
  ticker: () => (
    <div className="op-mini-ticker">
      <i className="op-mini-dot" />
      <i className="op-mini-line" />
    </div>
  ),
  search: () => (
    <>
      <span className="op-mini-field" />
      <div className="op-mini-menu">{words([], 4)}</div>
    </>
  ),
  result: ({ name }) => (
    <div className="op-mini-result">
      <i className="op-mini-dot" data-large="true" />
      <strong>{name}</strong>
      <i className="op-mini-button" />
    </div>
  ),
  chat: () => (
    <div className="op-mini-chat">
      {count(4).map((nth) => (
        <i key={nth} data-mine={nth % 2 === 1} />
      ))}
    </div>
  ),
  balls: () => (
    <div className="op-mini-balls">
      {count(10).map((nth) => (
        <b key={nth} data-chosen={nth === 3 || nth === 7}>
          {nth}
        </b>
      ))}
      <i className="op-mini-button" />
    </div>
  ),
  columns: ({ slots }) => (
    <div className="op-mini-columns">
      {(slots.length > 0 ? slots : [[], []]).map((blocks, nth) => (
        <div key={nth} className="op-mini-card">
          {blocks.length > 0 ? <Drawings drawings={blocks} /> : lines(3)}
        </div>
      ))}
    </div>
  ),
  box: ({ name, slots }) => (
    <div className="op-mini-box">
      <strong className="op-mini-title">{name}</strong>
      {slots.flat().length > 0 ? <Drawings drawings={slots.flat()} /> : lines(2)}
    </div>
  ),
};

const Drawings = ({ drawings }: { drawings: readonly Drawing[] }) =>
  drawings.map((drawing, nth) => (
    <div key={`${drawing.look} ${nth}`} className="op-mini-part" data-look={drawing.look}>
      {(looks[drawing.look] ?? looks['box'])?.(drawing)}
    </div>
  ));

/** A small drawing of blocks in the colours and words of the brand, made once it is in view. Decoration: what it shows has a name beside it. */
export const Miniature = ({ blocks, theme }: { blocks: readonly JsonObject[]; theme: MiniatureTheme }) => {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  return (
    <div ref={box} className="op-mini" style={theme.style} aria-hidden="true" inert>
      {near && (
        <div className="op-mini-page">
          <Drawings drawings={blocks.map((block) => drawingOf(theme.documents, block))} />
        </div>
      )}
    </div>
  );
};
