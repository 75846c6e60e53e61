/** Widths in CSS pixels times the density of the screen at which the server offers pictures. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;

/** Addresses of pictures of packs, also on image hosts, that are made of pixels; SVG has every size. */
const sizable = /^(?:https:\/\/[^/?#]+)?\/assets\/[^?#]+\.(?:png|jpe?g|webp|avif)$/iu;

/** True for a picture that the server offers in these widths, by `?w=`. */
export const hasWidths = (address: string): boolean => sizable.test(address);
