import { fish } from '../../rules/fishing.ts';
import { fishPicture } from './fish-pictures.ts';
import type { Swimmer } from './school.ts';

const images = new Map<string, HTMLImageElement>();

function imageOf(kind: string): HTMLImageElement {
  const known = images.get(kind);
  if (known) return known;
  const image = new Image();
  image.src = fishPicture(kind);
  images.set(kind, image);
  return image;
}

/** Width of a picture in sizes of its fish: the body does not fill it. */
const spread = 2.5;

function drawFish(pen: CanvasRenderingContext2D, { kind, x, y, right, wave, caught }: Swimmer): void {
  const image = imageOf(kind);
  if (!image.complete) return;
  const size = (fish[kind]?.size ?? 20) * spread;
  pen.save();
  pen.translate(x, y + Math.sin(wave) * 6);
  pen.scale(right ? 1 : -1, 1);
  // A stroke of the tail turns the body a little.
  pen.rotate(caught > 0 ? caught * 9 : Math.sin(wave * 2) * 0.06);
  if (caught > 0) pen.globalAlpha = Math.min(1, caught * 2);
  pen.drawImage(image, -size / 2, -size / 2, size, size);
  pen.restore();
}

export type Shot = { x: number; y: number; age: number };
type Sea = { width: number; height: number; hue: number };

function drawWater(pen: CanvasRenderingContext2D, { width, height, hue }: Sea): void {
  const water = pen.createLinearGradient(0, 0, 0, height);
  water.addColorStop(0, `hsl(${190 + (hue % 40)} 85% 42%)`);
  water.addColorStop(1, `hsl(${215 + (hue % 30)} 80% 13%)`);
  pen.fillStyle = water;
  pen.fillRect(0, 0, width, height);
  // Light that falls in from above.
  const light = pen.createLinearGradient(0, 0, 0, height * 0.8);
  light.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  pen.fillStyle = light;
  for (let ray = 0; ray < 5; ray += 1) {
    const left = width * (0.06 + ray * 0.2);
    pen.beginPath();
    pen.moveTo(left, 0);
    pen.lineTo(left + width * 0.07, 0);
    pen.lineTo(left - width * 0.02, height * 0.8);
    pen.lineTo(left - width * 0.16, height * 0.8);
    pen.fill();
  }
}

/** Sand, and corals in both corners. */
function drawGround(pen: CanvasRenderingContext2D, { width, height, hue }: Sea): void {
  const sand = pen.createLinearGradient(0, height - 46, 0, height);
  sand.addColorStop(0, '#d9b878');
  sand.addColorStop(1, '#7d5c33');
  pen.fillStyle = sand;
  pen.beginPath();
  pen.moveTo(0, height);
  pen.lineTo(0, height - 22);
  pen.quadraticCurveTo(width * 0.25, height - 44, width * 0.5, height - 24);
  pen.quadraticCurveTo(width * 0.78, height - 8, width, height - 30);
  pen.lineTo(width, height);
  pen.fill();
  pen.lineCap = 'round';
  for (const [at, side] of [
    [0.05, 1],
    [0.12, 1],
    [0.93, -1],
    [0.86, -1],
  ] as const) {
    const x = width * at;
    pen.strokeStyle = `hsl(${(hue + at * 420 + 320) % 360} 70% 55%)`;
    pen.lineWidth = 7;
    for (const [dx, dy] of [
      [0, -62],
      [18 * side, -44],
      [-14 * side, -38],
    ] as const) {
      pen.beginPath();
      pen.moveTo(x, height - 14);
      pen.quadraticCurveTo(x, height - 14 + dy * 0.6, x + dx, height - 14 + dy);
      pen.stroke();
    }
  }
}

/** The cannon at the foot of the sea, turned to where it shoots. */
function drawCannon(pen: CanvasRenderingContext2D, { width, height }: Sea, aim: Shot | undefined): void {
  const [x, y] = [width / 2, height - 10];
  const angle = aim ? Math.atan2(aim.x - x, y - aim.y) : 0;
  pen.save();
  pen.translate(x, y);
  pen.save();
  pen.rotate(angle);
  const kick = aim && aim.age < 0.12 ? 6 * (1 - aim.age / 0.12) : 0;
  const barrel = pen.createLinearGradient(-13, 0, 13, 0);
  for (const [stop, colour] of [
    [0, '#8a5d00'],
    [0.35, '#ffe9ad'],
    [0.6, '#e2a31b'],
    [1, '#6b4500'],
  ] as const)
    barrel.addColorStop(stop, colour);
  pen.fillStyle = barrel;
  pen.beginPath();
  pen.moveTo(-14, 0);
  pen.lineTo(-10, -58 + kick);
  pen.lineTo(10, -58 + kick);
  pen.lineTo(14, 0);
  pen.fill();
  pen.fillRect(-13, -68 + kick, 26, 12);
  pen.fillStyle = '#2b1a00';
  pen.fillRect(-8, -70 + kick, 16, 3);
  pen.fillStyle = 'rgb(70 30 0 / 0.55)';
  pen.fillRect(-13.5, -22 + kick, 27, 4);
  pen.fillRect(-12, -40 + kick, 24, 4);
  pen.restore();
  const stand = pen.createRadialGradient(-12, -20, 4, 0, 0, 46);
  stand.addColorStop(0, '#ff9a7a');
  stand.addColorStop(0.45, '#c22f2f');
  stand.addColorStop(1, '#4d0f16');
  pen.fillStyle = stand;
  pen.beginPath();
  pen.arc(0, 14, 38, Math.PI, 0);
  pen.fill();
  pen.strokeStyle = '#ffd25c';
  pen.lineWidth = 4;
  pen.stroke();
  pen.fillStyle = '#ffd25c';
  pen.beginPath();
  pen.arc(0, 0, 9, 0, 7);
  pen.fill();
  pen.restore();
}

function drawShot(pen: CanvasRenderingContext2D, { width, height }: Sea, { x, y, age }: Shot): void {
  const part = Math.min(1, age / 0.22);
  const [fromX, fromY] = [width / 2, height - 14];
  const hit = age > 0.22;
  pen.globalAlpha = hit ? Math.max(0, 1 - (age - 0.22) * 4) : 1;
  pen.fillStyle = '#ffe08a';
  pen.shadowColor = '#ffb52e';
  pen.shadowBlur = 14;
  pen.beginPath();
  pen.arc(fromX + (x - fromX) * part, fromY + (y - fromY) * part, hit ? 4 + (age - 0.22) * 70 : 6, 0, 7);
  if (hit) {
    pen.strokeStyle = '#ffe9ad';
    pen.lineWidth = 3;
    pen.stroke();
  } else pen.fill();
  pen.globalAlpha = 1;
  pen.shadowBlur = 0;
}

/** One picture of the sea. */
export function drawSea(
  pen: CanvasRenderingContext2D,
  sea: Sea,
  school: readonly Swimmer[],
  shots: readonly Shot[],
): void {
  drawWater(pen, sea);
  drawGround(pen, sea);
  for (const swimmer of school) drawFish(pen, swimmer);
  for (const shot of shots) drawShot(pen, sea, shot);
  drawCannon(pen, sea, shots.at(-1));
}
