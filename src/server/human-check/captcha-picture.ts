import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { RandomBytes } from '#server/crypto/tokens.ts';

const width = 160;
const height = 56;
const family = 'Livery Captcha';

let registered: Promise<void> | undefined;

/** Fonts of the machine are not counted on: the letters come from a font that ships with the project. */
async function registerFont(): Promise<void> {
  const path = createRequire(import.meta.url).resolve(
    '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2',
  );
  if (!GlobalFonts.register(await readFile(path), family))
    throw new Error(`Cannot use the captcha font ${path}.`);
}

/** Numbers from 0 up to 1, one after the other, from random bytes. */
const dice = (random: RandomBytes): (() => number) => {
  let bytes = random(256);
  let at = 0;
  return () => {
    if (at + 2 > bytes.length) {
      bytes = random(256);
      at = 0;
    }
    const value = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    at += 2;
    return value / 65_536;
  };
};

function drawLines(context: SKRSContext2D, roll: () => number, count: number): void {
  for (let line = 0; line < count; line += 1) {
    context.strokeStyle = `hsl(${roll() * 360} 45% ${35 + roll() * 25}%)`;
    context.lineWidth = 1 + roll() * 1.6;
    context.beginPath();
    context.moveTo(-5, roll() * height);
    context.bezierCurveTo(
      width * 0.3,
      roll() * height,
      width * 0.6,
      roll() * height,
      width + 5,
      roll() * height,
    );
    context.stroke();
  }
}

/** Draws an answer of a captcha as a PNG, 160 × 56 px; each drawing of the same answer is another picture. */
export async function drawCaptcha(answer: string, random: RandomBytes): Promise<Buffer> {
  await (registered ??= registerFont());
  const roll = dice(random);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = `hsl(${roll() * 360} 35% 94%)`;
  context.fillRect(0, 0, width, height);
  for (let dot = 0; dot < 90; dot += 1) {
    context.fillStyle = `hsl(${roll() * 360} 40% 60%)`;
    context.fillRect(roll() * width, roll() * height, 1.5, 1.5);
  }
  drawLines(context, roll, 3);
  const step = (width - 24) / answer.length;
  for (const [index, letter] of [...answer].entries()) {
    context.save();
    context.translate(12 + step * (index + 0.5) + (roll() - 0.5) * 6, height / 2 + (roll() - 0.5) * 10);
    context.rotate((roll() - 0.5) * 0.8);
    context.transform(1, (roll() - 0.5) * 0.3, (roll() - 0.5) * 0.4, 1, 0, 0);
    context.font = `${600 + Math.round(roll() * 2) * 100} ${28 + roll() * 8}px "${family}"`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillStyle = `hsl(${roll() * 360} 60% ${20 + roll() * 15}%)`;
    context.fillText(letter, 0, 0);
    context.restore();
  }
  drawLines(context, roll, 2);
  return canvas.encode('png');
}
