const name = 'livery.lotteries';
const most = 4;

/** Codes of the lotteries whose rooms were opened in this tab, the latest first. */
export function recentGames(storage: Storage | undefined): string[] {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes that the room of a game was opened. */
export function noteGame(storage: Storage | undefined, code: string): void {
  const codes = [code, ...recentGames(storage).filter((other) => other !== code)].slice(0, most);
  try {
    storage?.setItem(name, JSON.stringify(codes));
  } catch {
    // A full storage keeps nothing, which loses only this convenience.
  }
}
