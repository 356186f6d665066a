/** Reads the data file and its write-ahead log. Changes nothing on disk. */
import { readFileSync } from 'node:fs';
import { DEEPEST_BODY, type JsonProblem, parseJson } from '#mock/contract/parse-json.ts';
import type { StoredState } from '#mock/store/kept-state.ts';
import { decodeLog, type LogContents, replay } from './change-log.ts';
import { type DatabaseContents, META, problemOf } from './check-database.ts';
import { fitsChecksum } from './snapshot.ts';

export interface DamagedFile {
	file: string;
	/** A predicate for the file's name. */
	problem: string;
}

export interface StoredDatabase {
	/** Rows of the last run including the log's changes; null if there are no usable ones. */
	before: StoredState | null;
	/** The higher generation of snapshot and log. The next snapshot must exceed it. */
	generation: number;
	/** True if rows come from a log or from the copy: they must go into a snapshot before a new log starts. */
	logged: boolean;
	damaged: readonly DamagedFile[];
}

/** The snapshot once more, for the day on which the data file is damaged. */
export const copyOf = (file: string): string => `${file}.copy`;

export const logOf = (file: string): string => `${file}.log`;

/** Never throws: unusable files are listed in `damaged`. */
export function readDatabase(file: string): StoredDatabase {
	const first = readSnapshot(file);
	const damaged = isDamaged(first) ? [first] : [];
	const snapshot = isDamaged(first) ? (usable(readSnapshot(copyOf(file))) ?? first) : first;
	const log = readLog(logOf(file));
	if (isDamaged(log)) return { ...fromSnapshot(snapshot, null), logged: true, damaged: [...damaged, log] };
	const stored = fromSnapshot(snapshot, log);
	const problem = log && problemOfLog(log, snapshot);
	const logged = log !== null || snapshot !== first;
	return { ...stored, logged, damaged: problem ? [...damaged, { file: logOf(file), problem }] : damaged };
}

const usable = (snapshot: Snapshot): Snapshot => (isDamaged(snapshot) ? null : snapshot);

/** Rows hold parts of request bodies. */
const DEEPEST_FILE = 2 * DEEPEST_BODY;

const FILE_PROBLEMS: Readonly<Record<JsonProblem, string>> = {
	syntax: 'is not valid JSON',
	depth: `has more than ${DEEPEST_FILE} levels`,
	fields: 'has too many fields',
	prototype: 'holds a field named "__proto__"',
};

type Snapshot = DatabaseContents | DamagedFile | null;

const isDamaged = (part: Snapshot | LogContents): part is DamagedFile =>
	part !== null && 'problem' in part && typeof part.problem === 'string';

function fromSnapshot(snapshot: Snapshot, log: LogContents | null): Pick<StoredDatabase, 'before' | 'generation'> {
	if (snapshot === null || isDamaged(snapshot)) return { before: null, generation: log?.generation ?? 0 };
	const { [META]: meta, ...state } = snapshot;
	const { generation = 0, checksum: _, ...kept } = meta;
	if (log?.generation !== generation) return { before: { kept, state }, generation: Math.max(generation, log?.generation ?? 0) };
	for (const { clock, real, changes } of log.batches) {
		replay(state, changes);
		Object.assign(kept, { clock, real });
	}
	return { before: { kept, state }, generation };
}

/** Ignores a log older than the snapshot: a run was killed right after the snapshot, which contains all changes of the log. */
function problemOfLog(log: LogContents, snapshot: Snapshot): string | null {
	const generation = snapshot === null || isDamaged(snapshot) ? -1 : (snapshot[META].generation ?? 0);
	if (log.damaged) return 'holds invalid records';
	if (log.batches.length === 0 || log.generation === null || log.generation <= generation) return null;
	return 'continues a data file that is no longer there';
}

function readSnapshot(file: string): Snapshot {
	const text = readText(file);
	if (typeof text !== 'string') return text;
	if (text.trim() === '') return { file, problem: 'is empty' };
	const parsed = parseJson(text, { levels: DEEPEST_FILE });
	if (!parsed.ok) return { file, problem: FILE_PROBLEMS[parsed.problem] };
	const problem = problemOf(parsed.value);
	if (problem) return { file, problem };
	const contents = parsed.value as DatabaseContents;
	const { checksum } = contents[META];
	return checksum === undefined || fitsChecksum(text, checksum) ? contents : { file, problem: 'does not fit its checksum' };
}

function readLog(file: string): LogContents | DamagedFile | null {
	const text = readText(file);
	return typeof text === 'string' ? decodeLog(text) : text;
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

function readText(file: string): string | DamagedFile | null {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return null;
		return { file, problem: `cannot be read (${messageOf(error)})` };
	}
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
