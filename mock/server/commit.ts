import * as texts from '#mock/generated/messages/server.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';

/** Resolves with true when all changes are on disk, with false if they could not be written; responses wait for it. */
export type Commit = () => Promise<boolean>;

/** Reads are answered while nothing can be written. A repeated write is refused although its change is in memory. */
export const isWrite = ({ method = 'GET' }: { method?: string }): boolean => !READING.has(method);

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

export const notStored = (): EnvelopeError => new EnvelopeError(507, texts.diskFull, { status: 507 });
