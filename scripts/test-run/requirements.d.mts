export function requirementsNotShown(
  titles: readonly string[],
  folders?: readonly string[],
): { id: string; files: string[] }[];
