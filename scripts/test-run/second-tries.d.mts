export function rememberSecondTries(names: readonly string[], file?: string): string[];
