/** One way of looking at a story: how wide, and in which mode. */
export type Look = { width: 390 | 1440; mode: 'dark' | 'light' };

/** Pictures of a story, as its parameter `pictures`: those of every run, and those that the full run adds. */
export type Pictures = {
  name: string;
  each: readonly Look[];
  further: readonly Look[];
  /** True for a part of a page: the picture ends with it. */
  part: boolean;
};

/** Name of the file of a picture, without its ending. */
export const pictureName = ({ name }: Pictures, { width, mode }: Look): string => `${name}.${width}-${mode}`;
