import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { CDPSession, Page } from '@playwright/test';

/** Half the size: enough to see a letter move, a quarter of the bytes. */
const scale = 0.5;
const quality = 85;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** A PNG of a page from its top left corner; width and height in CSS pixels. */
export async function takePicture(page: Page, size: { width: number; height: number }): Promise<Buffer> {
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, ...size, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/**
 * The same picture as it is kept: at half its size, as WebP, which for pages full of games is a sixth of the bytes. What is lost is lost alike
 * in both pictures that are compared.
 */
export async function keptOf(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png);
  const width = Math.round(image.width * scale);
  const height = Math.round(image.height * scale);
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(image, 0, 0, width, height);
  return canvas.encode('webp', quality);
}
