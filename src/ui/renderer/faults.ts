/** A block that could not be shown. */
export type BlockFault = {
  code: 'UNKNOWN_BLOCK' | 'BLOCK_FAILED' | 'BLOCK_SWITCHED_OFF';
  /** Slot names and ids from the screen down, such as "home/body/hero". */
  path: string;
  type: string;
  message: string;
  error?: unknown;
};

export type ReportBlockFault = (fault: BlockFault) => void;
