import { between, type Random } from './drawing/random.ts';
import { num, petal, wedge } from './drawing/shapes.ts';
import { BARE, circle, dots, ellipse, line, opacity, path, put, rect, times, wreath } from './drawing/svg.ts';
import type { Ink } from './drawing/ink.ts';

/** Space of the background: the canvas is `width` by `height`, the subject stands around `cx`, `cy`. */
export type SceneSpace = { width: number; height: number; cx: number; cy: number };
type Scene = (ink: Ink, random: Random, stage: SceneSpace) => string;

const reach = ({ width, height }: SceneSpace): number => Math.hypot(width, height) * 0.75;

const beams = (ink: Ink, stage: SceneSpace, count: number, alpha: number, spread = 0.5): string =>
  put(
    wreath(count, path(wedge(0, (360 / count) * spread, reach(stage)), ink.flat('glow'), BARE)),
    stage.cx,
    stage.cy,
    { more: opacity(alpha) },
  );

const sky = (ink: Ink, random: Random, { width, height }: SceneSpace, count: number, depth = 1): string =>
  dots(count, () => [random() * width, random() * height * depth], 1, ink.flat('light'));

const ridge = (
  ink: Ink,
  random: Random,
  { width, height }: SceneSpace,
  level: number,
  color: string,
  alpha: number,
): string => {
  let d = `M0 ${height}V${num(height * level)}`;
  const count = 7;
  for (let index = 1; index <= count; index += 1)
    d += `L${num((width * (index - 0.5)) / count)} ${num(height * (level - between(random, 0.02, 0.14)))}L${num((width * index) / count)} ${num(height * (level + between(random, -0.02, 0.04)))}`;
  return path(`${d}V${height}Z`, color, opacity(alpha));
};

/** Grounds of pictures lit from within. */
export const scenes = {
  rays: (ink, random, stage) =>
    beams(ink, stage, 18, 0.16) +
    put(beams(ink, { ...stage, cx: 0, cy: 0 }, 9, 0.1, 0.3), stage.cx, stage.cy, { turn: 7 }) +
    sky(ink, random, stage, 16),
  night: (ink, random, stage) =>
    ellipse(
      stage.cx * 0.4,
      stage.height * 0.2,
      stage.width * 0.6,
      stage.height * 0.26,
      ink.halo('second', 0.35),
    ) +
    sky(ink, random, stage, 60, 0.8) +
    ridge(ink, random, stage, 0.78, ink.flat('mid', -0.2), 0.9) +
    ridge(ink, random, stage, 0.88, ink.flat('deep', 0.04), 1),
  rings: (ink, random, { cx, cy, width }) =>
    times(7, (index) =>
      circle(
        cx,
        cy,
        width * (0.24 + index * 0.115),
        'none',
        ` stroke="${ink.flat('glow', 0.2)}" stroke-width="${num(2.6 - index * 0.25)}"${index % 2 ? ` stroke-dasharray="${num(between(random, 12, 60))} ${num(between(random, 8, 24))}"` : ''}${opacity(0.5 - index * 0.055)}`,
      ),
    ),
  grid: (ink, random, { width, height, cx }) =>
    sky(ink, random, { width, height, cx, cy: 0 }, 34, 0.6) +
    circle(
      cx,
      height * 0.5,
      width * 0.3,
      ink.blend([
        [0, ink.flat('metal')],
        [1, ink.flat('key', -0.1)],
      ]),
      opacity(0.9),
    ) +
    times(5, (index) =>
      rect(0, height * (0.47 + index * 0.036), width, 2 + index * 1.7, ink.flat('mid'), 0, opacity(0.75)),
    ) +
    rect(0, height * 0.66, width, height * 0.34, ink.flat('deep')) +
    times(15, (index) =>
      line(
        `M${num(cx + (index - 7) * width * 0.055)} ${num(height * 0.66)}L${num(cx + (index - 7) * width * 0.36)} ${height}`,
        ink.flat('second'),
        1.2,
        opacity(0.5),
      ),
    ) +
    times(7, (index) =>
      line(
        `M0 ${num(height * (0.66 + 0.34 * (index / 7) ** 1.9))}H${width}`,
        ink.flat('second'),
        1.2,
        opacity(0.5),
      ),
    ),
  bokeh: (ink, random, { width, height }) =>
    times(20, (index) =>
      circle(
        random() * width,
        random() * height,
        between(random, 6, 30),
        ink.flat((['glow', 'key', 'second', 'metal'] as const)[index % 4] ?? 'glow', 0.2),
        opacity(between(random, 0.06, 0.24)),
      ),
    ),
  deep: (ink, random, stage) =>
    times(6, (index) =>
      path(
        `M${num(stage.width * (0.1 + index * 0.17))} -10L${num(stage.width * (0.22 + index * 0.17))} -10L${num(stage.width * (0.1 + index * 0.2))} ${stage.height}L${num(stage.width * (-0.2 + index * 0.22))} ${stage.height}Z`,
        ink.flat('glow', 0.3),
        opacity(0.07 + 0.03 * (index % 2)),
      ),
    ) +
    times(14, () =>
      circle(
        random() * stage.width,
        random() * stage.height,
        between(random, 1.5, 5),
        'none',
        ` stroke="${ink.flat('light')}" stroke-width="1"${opacity(0.45)}`,
      ),
    ) +
    times(4, (index) =>
      path(
        `M${num(stage.width * (index * 0.3 - 0.05))} ${stage.height}c-8 -${num(between(random, 40, 90))} 14 -50 8 -${num(between(random, 90, 130))}c18 40 0 70 14 ${num(between(random, 90, 130))}Z`,
        ink.flat(index % 2 ? 'key' : 'second', -0.35),
        opacity(0.75),
      ),
    ),
  arch: (ink, _random, { width, height, cx, cy }) =>
    path(
      `M0 0H${width}V${height}H${num(cx + 112)}V${num(cy + 10)}C${num(cx + 112)} ${num(cy - 90)} ${num(cx + 40)} ${num(cy - 110)} ${num(cx)} ${num(cy - 160)}C${num(cx - 40)} ${num(cy - 110)} ${num(cx - 112)} ${num(cy - 90)} ${num(cx - 112)} ${num(cy + 10)}V${height}H0Z`,
      ink.flat('deep'),
      opacity(0.72),
    ) +
    [0, 8]
      .map((grow) =>
        line(
          `M${num(cx - 112 - grow)} ${height}V${num(cy + 10)}C${num(cx - 112 - grow)} ${num(cy - 90 - grow)} ${num(cx - 40)} ${num(cy - 110 - grow)} ${num(cx)} ${num(cy - 160 - grow)}C${num(cx + 40)} ${num(cy - 110 - grow)} ${num(cx + 112 + grow)} ${num(cy - 90 - grow)} ${num(cx + 112 + grow)} ${num(cy + 10)}V${height}`,
          ink.flat('metal'),
          grow ? 1.4 : 3.4,
          opacity(grow ? 0.5 : 0.9),
        ),
      )
      .join('') +
    put(wreath(24, path(wedge(0, 6, 190), ink.flat('glow'), BARE)), cx, cy, { more: opacity(0.12) }),
  mandala: (ink, _random, { cx, cy }) =>
    put(
      wreath(16, path(petal(168, 30), 'none', ` stroke="${ink.flat('glow', 0.2)}" stroke-width="1.4"`)) +
        wreath(12, path(petal(112, 27), ink.flat('glow'), BARE + opacity(0.14))) +
        wreath(32, circle(0, -178, 3, ink.flat('metal'), BARE)),
      cx,
      cy,
      { more: opacity(0.6) },
    ),
  swirl: (ink, random, stage) =>
    put(
      wreath(9, path('M0 0C60 -40 120 -30 230 -150C150 10 90 10 0 0Z', ink.flat('glow'), BARE)),
      stage.cx,
      stage.cy,
      { more: opacity(0.16) },
    ) + sky(ink, random, stage, 26),
  lattice: (ink, _random, { width, height }) =>
    `<pattern id="lattice" width="44" height="44" patternUnits="userSpaceOnUse"><path d="M22 0L44 22L22 44L0 22Z" fill="none" stroke="${ink.flat('glow', 0.1)}" stroke-width="1.1"/><circle cx="22" cy="22" r="1.8" fill="${ink.flat('metal')}"/></pattern>` +
    rect(0, 0, width, height, 'url(#lattice)', 0, opacity(0.4)),
  city: (ink, random, stage) =>
    sky(ink, random, stage, 30, 0.5) +
    times(11, (index) => {
      const [w, h] = [stage.width / 10, stage.height * between(random, 0.16, 0.42)];
      const x = index * w - w / 2;
      return (
        rect(
          x,
          stage.height * 0.86 - h,
          w - 2,
          h + 80,
          ink.flat(index % 2 ? 'mid' : 'deep', 0.06),
          0,
          opacity(0.85),
        ) +
        times(4, (row) =>
          rect(
            x + 5 + (row % 2) * w * 0.35,
            stage.height * 0.86 - h + 8 + row * 15,
            5,
            7,
            ink.flat((row + index) % 3 ? 'metal' : 'second'),
            0,
            opacity(0.7),
          ),
        )
      );
    }),
  smoke: (ink, random, stage) =>
    times(5, (index) =>
      ellipse(
        stage.width * random(),
        stage.height * (0.2 + index * 0.16),
        stage.width * between(random, 0.35, 0.6),
        stage.height * between(random, 0.06, 0.12),
        ink.halo(index % 2 ? 'key' : 'glow', 0.4),
      ),
    ) + sky(ink, random, stage, 22),
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** Grounds of prints: one flat pattern in the second ink of the ground. */
export const grounds = {
  sunburst: (ink, _random, stage) =>
    put(wreath(20, path(wedge(0, 9, reach(stage)), ink.flat('mid'), BARE)), stage.cx, stage.cy) +
    circle(
      stage.cx,
      stage.cy,
      Math.min(stage.width, stage.height) * 0.41,
      ink.flat('glow'),
      ` stroke="${ink.flat('dark')}" stroke-width="2.4"`,
    ),
  disc: (ink, _random, { cx, cy, width, height }) =>
    [0.47, 0.44, 0.4]
      .map((share, index) =>
        circle(
          cx,
          cy,
          Math.min(width, height) * share,
          index === 1 ? ink.flat('metal') : ink.flat(index ? 'glow' : 'mid'),
          ` stroke="${ink.flat('dark')}" stroke-width="${index ? 2 : 0}"`,
        ),
      )
      .join(''),
  scallop: (ink, _random, { width, height }) =>
    times(
      Math.ceil(height / 26) + 1,
      (row) =>
        `<path d="M${row % 2 ? -20 : 0} ${row * 26}${'a20 20 0 0 0 40 0'.repeat(Math.ceil(width / 40) + 1)}" fill="none" stroke="${ink.flat('mid', row % 2 ? 0 : 0.08)}" stroke-width="4"/>`,
    ),
  stripes: (ink, _random, { width, height }) =>
    times(Math.ceil((width + height) / 28), (index) =>
      path(
        `M${index * 28 - height} ${height}L${index * 28} 0h11L${index * 28 - height + 11} ${height}Z`,
        ink.flat('mid'),
      ),
    ),
  niche: (ink, _random, { width, height, cx, cy }) =>
    path(
      `M${num(cx - width * 0.4)} ${num(height * 0.82)}V${num(cy - 10)}C${num(cx - width * 0.4)} ${num(cy - 96)} ${num(cx - width * 0.14)} ${num(cy - 110)} ${num(cx)} ${num(cy - 148)}C${num(cx + width * 0.14)} ${num(cy - 110)} ${num(cx + width * 0.4)} ${num(cy - 96)} ${num(cx + width * 0.4)} ${num(cy - 10)}V${num(height * 0.82)}Z`,
      ink.flat('glow'),
      ` stroke="${ink.flat('metal')}" stroke-width="5"`,
    ) + put(wreath(18, path(wedge(0, 8, 108), ink.flat('metal'), BARE)), cx, cy, { more: opacity(0.28) }),
  bloom: (ink, _random, { cx, cy, width }) =>
    put(
      wreath(12, path(petal(width * 0.52, width * 0.12), ink.flat('mid'), BARE)) +
        circle(0, 0, width * 0.36, ink.flat('glow'), ` stroke="${ink.flat('dark')}" stroke-width="2.2"`),
      cx,
      cy,
    ),
} as const satisfies Record<string, Scene>;

export type GroundName = keyof typeof grounds;
