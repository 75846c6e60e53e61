import type { PackFiles, SkippedFile } from '../packs.ts';
import { problemCodes, type Problem } from '../problems.ts';

const reasons: Readonly<Record<SkippedFile['why'], { is: string; fix: string }>> = {
  outside: {
    is: 'is a link that leads out of the folder of its pack',
    fix: 'Put the file itself there, or let the link lead to a place within the pack.',
  },
  dangling: {
    is: 'is a link that leads nowhere',
    fix: 'Correct where it leads, or remove it.',
  },
  circle: {
    is: 'is a link to a folder that it stands in',
    fix: 'Remove it, or let it lead elsewhere.',
  },
  special: {
    is: 'is neither a file nor a folder',
    fix: 'Put a file there, or remove it.',
  },
};

/** Problems of a pack's unreadable entries, so that they do not pass for missing documents. */
export const skippedProblems = ({ pack, skipped = [] }: PackFiles): Problem[] =>
  skipped.map(({ path, why }) => ({
    code: 'NOT_A_FILE',
    severity: problemCodes.NOT_A_FILE.severity,
    file: path === '' ? pack : `${pack}/${path}`,
    line: 1,
    column: 1,
    pointer: '',
    message: `"${path === '' ? pack : path}" ${reasons[why].is}, so it was not read.`,
    fix: reasons[why].fix,
  }));
