import { documentName } from './document-name.ts';
import type { PackDocuments } from './reader.ts';
import { say } from '../language/say.ts';

const NUMBERED = /^(?<what>release|version) (?<number>\d+)$/u;

/** What an entry of the log is about, in words: releases and versions by number, documents of the open pack by name. */
export function targetWords(target: string, documents: PackDocuments = {}): string {
  const { what, number } = NUMBERED.exec(target)?.groups ?? {};
  if (number) return say(`console.audit.targets.${what === 'release' ? 'release' : 'version'}`, { number });
  return Object.hasOwn(documents, target) ? documentName(documents, target) : target;
}
