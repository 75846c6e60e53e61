/** 32 bits of a text (FNV-1a over UTF-16). Not secure: two texts share them with a probability of 1 in 4 billion. */
export function textHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
