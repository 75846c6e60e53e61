import { fish } from '../../rules/fishing.ts';
import type { Swimmer } from './school.ts';

const kinds = Object.keys(fish);
export const colourOfFish = (kind: string): string => `hsl(${(kinds.indexOf(kind) * 47 + 28) % 360} 80% 60%)`;

function drawFish(pen: CanvasRenderingContext2D, { kind, x, y, right, wave, caught }: Swimmer): void {
  const size = fish[kind]?.size ?? 20;
  pen.save();
  pen.translate(x, y + Math.sin(wave) * 6);
  pen.scale(right ? 1 : -1, 1);
  if (caught > 0) {
    pen.rotate(caught * 9);
    pen.globalAlpha = Math.min(1, caught * 2);
  }
  const body = pen.createLinearGradient(0, -size / 2, 0, size / 2);
  body.addColorStop(0, colourOfFish(kind));
  body.addColorStop(1, '#ffffffb0');
  pen.fillStyle = body;
  pen.beginPath();
  pen.ellipse(0, 0, size * 0.75, size * 0.42, 0, 0, Math.PI * 2);
  pen.moveTo(-size * 0.6, 0);
  pen.lineTo(-size * 1.1, -size * 0.38 + Math.sin(wave * 3) * 4);
  pen.lineTo(-size * 1.1, size * 0.38 + Math.sin(wave * 3) * 4);
  pen.closePath();
  pen.fill();
  pen.strokeStyle = 'rgb(255 255 255 / 0.5)';
  pen.stroke();
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.arc(size * 0.45, -size * 0.1, size * 0.11, 0, 7);
  pen.fill();
  pen.fillStyle = '#10131f';
  pen.beginPath();
  pen.arc(size * 0.48, -size * 0.1, size * 0.055, 0, 7);
  pen.fill();
  pen.restore();
}

export type Shot = { x: number; y: number; age: number };

/** One picture of the sea. */
export function drawSea(
  pen: CanvasRenderingContext2D,
  { width, height, hue }: { width: number; height: number; hue: number },
  school: readonly Swimmer[],
  shots: readonly Shot[],
): void {
  const sea = pen.createLinearGradient(0, 0, 0, height);
  sea.addColorStop(0, `hsl(${190 + (hue % 40)} 85% 42%)`);
  sea.addColorStop(1, `hsl(${215 + (hue % 30)} 80% 13%)`);
  pen.fillStyle = sea;
  pen.fillRect(0, 0, width, height);
  for (const swimmer of school) drawFish(pen, swimmer);
  for (const { x, y, age } of shots) {
    const part = Math.min(1, age / 0.22);
    const [fromX, fromY] = [width / 2, height - 14];
    pen.fillStyle = '#ffe08a';
    pen.beginPath();
    pen.arc(
      fromX + (x - fromX) * part,
      fromY + (y - fromY) * part,
      age > 0.22 ? 4 + (age - 0.22) * 70 : 5,
      0,
      7,
    );
    pen.globalAlpha = age > 0.22 ? Math.max(0, 1 - (age - 0.22) * 4) : 1;
    pen.fill();
    pen.globalAlpha = 1;
  }
  pen.fillStyle = '#e8b93c';
  pen.beginPath();
  pen.arc(width / 2, height, 34, Math.PI, 0);
  pen.fill();
  pen.fillRect(width / 2 - 8, height - 52, 16, 30);
}
