/** QR codes (ISO/IEC 18004) in byte mode, error correction M, versions 1 to 6: enough for an address of 106 bytes. */

type Version = { size: number; data: number; check: number; blocks: number; align: number | undefined };

// For each version: side in modules, data codewords in all, check codewords a block, blocks, centre of the second alignment pattern.
const versions: readonly Version[] = [
  { size: 21, data: 16, check: 10, blocks: 1, align: undefined },
  { size: 25, data: 28, check: 16, blocks: 1, align: 18 },
  { size: 29, data: 44, check: 26, blocks: 1, align: 22 },
  { size: 33, data: 64, check: 18, blocks: 2, align: 26 },
  { size: 37, data: 86, check: 24, blocks: 2, align: 30 },
  { size: 41, data: 108, check: 16, blocks: 4, align: 34 },
];

const exponents: number[] = [];
const logarithms: number[] = [];
for (let index = 0, value = 1; index < 255; index += 1) {
  exponents[index] = value;
  logarithms[value] = index;
  value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
}
const times = (a: number, b: number): number =>
  a && b ? (exponents[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0) : 0;

/** Check codewords of Reed and Solomon for a block. */
function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let degree = 0; degree < count; degree += 1) {
    const next = Array.from({ length: generator.length + 1 }, () => 0);
    generator.forEach((factor, index) => {
      next[index] = (next[index] ?? 0) ^ factor;
      next[index + 1] = (next[index + 1] ?? 0) ^ times(factor, exponents[degree] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let index = 0; index < data.length; index += 1) {
    const lead = rest[index] ?? 0;
    generator.forEach((factor, offset) => {
      rest[index + offset] = (rest[index + offset] ?? 0) ^ times(factor, lead);
    });
  }
  return rest.slice(data.length);
}

function codewords(text: string, version: Version): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  const bits = [
    0,
    1,
    0,
    0,
    ...toBits(bytes.length, 8),
    ...bytes.flatMap((byte) => toBits(byte, 8)),
    0,
    0,
    0,
    0,
  ].slice(0, version.data * 8);
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let index = 0; index < bits.length; index += 8)
    data.push(Number.parseInt(bits.slice(index, index + 8).join(''), 2));
  for (let pad = 0; data.length < version.data; pad += 1) data.push(pad % 2 ? 0x11 : 0xec);
  const length = version.data / version.blocks;
  const blocks = Array.from({ length: version.blocks }, (_, index) =>
    data.slice(index * length, (index + 1) * length),
  );
  const checks = blocks.map((block) => checkWords(block, version.check));
  const interleaved = (groups: readonly (readonly number[])[]): number[] =>
    (groups[0] ?? []).flatMap((_, index) => groups.map((group) => group[index] ?? 0));
  return [...interleaved(blocks), ...interleaved(checks)];
}

const toBits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);

/** The modules of a code, true where dark, without the quiet zone. Throws a RangeError for a text of more than 106 bytes. */
export function qrModules(text: string): boolean[][] {
  const length = new TextEncoder().encode(text).length;
  const index = versions.findIndex((version) => version.data - 2 >= length);
  const version = versions[index];
  if (!version)
    throw new RangeError(`The text has ${length} bytes; a code holds 106. Use a shorter address.`);
  const { size } = version;
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  );
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, reach: number): void => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) {
        const ring = Math.max(Math.abs(x), Math.abs(y));
        set(row + y, column + x, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  };
  for (let step = 0; step < size; step += 1) {
    set(6, step, step % 2 === 0);
    set(step, 6, step % 2 === 0);
  }
  if (version.align !== undefined) square(version.align, version.align, 2);
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4);

  // Format: level M (00), mask 0, with its BCH check 0x5412 already applied.
  toBits(0x5412, 15).forEach((bit, place) => {
    const dark = bit === 1;
    if (place < 6) set(8, place, dark);
    else if (place < 8) set(8, place + 1, dark);
    else if (place === 8) set(7, 8, dark);
    else set(14 - place, 8, dark);
    if (place < 7) set(size - 1 - place, 8, dark);
    else set(8, size - 15 + place, dark);
  });
  set(size - 8, 8, true);

  const bits = codewords(text, version).flatMap((word) => toBits(word, 8));
  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upwards = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row]?.[column] !== undefined) continue;
        const masked = (row + column) % 2 === 0;
        set(row, column, ((bits[next] ?? 0) === 1) !== masked);
        next += 1;
      }
    }
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** A code as SVG: dark on white with its quiet zone, so that it reads in both modes. */
export function qrPicture(text: string): string {
  const modules = qrModules(text);
  const side = modules.length + 8;
  const d = modules
    .flatMap((line, row) =>
      line.flatMap((dark, column) => (dark ? [`M${column + 4} ${row + 4}h1v1h-1z`] : [])),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${d}" fill="#111"/></svg>\n`;
}
