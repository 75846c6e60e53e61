/** Bytes that look random and are the same in every run: what is drawn from them is on pictures. */
export function useSameRandom(): { restart(): void } {
  let state = 1;
  const next = (): number => {
    // Numerical Recipes, the quick and even quicker generator.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 16;
  };
  crypto.getRandomValues = (array) => {
    const { buffer, byteLength, byteOffset } = array as ArrayBufferView;
    new Uint8Array(buffer, byteOffset, byteLength).forEach((_, index, bytes) => (bytes[index] = next()));
    return array;
  };
  return { restart: () => void (state = 1) };
}
