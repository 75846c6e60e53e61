/** Path of an installed Redis or Valkey server, or undefined. */
export function findRedis(): string | undefined;
/** Installs the system's Redis where none is and where that is possible. */
export function installRedis(): void;
