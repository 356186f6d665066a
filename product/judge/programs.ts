/** Drafts of programs, per problem and language, stored in the browser on every change. */

import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';

export interface ProgramStore {
	read(language: string): string | null;
	/** Null deletes the draft. */
	write(language: string, code: string | null): void;
	/** Epoch milliseconds of the last change; null if unknown. */
	writtenAt(language: string): number | null;
	/** Id of the newest submission sent or reviewed in this browser; 0 for none. */
	lastSubmission(): number;
	rememberSubmission(submitId: number): void;
	lastLanguage(): string | null;
	rememberLanguage(language: string): void;
}

/** No code is guaranteed to run after these events. */
const LEAVING = ['pagehide', 'visibilitychange', 'blur'] as const;

/** Longest delay before a change is stored, in milliseconds. */
const PATIENCE = 500;

const whenIdle = (run: () => void): unknown =>
	window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: PATIENCE }) : setTimeout(run, PATIENCE);

/** `owner` is the user id, so users of a shared computer have separate drafts. */
export function createProgramStore(storage: BrowserStorage, owner: string, problemId: string, now: () => number): ProgramStore {
	const program = (language: string): StorageEntry => `program-${owner}-${problemId}-${language}`;
	const moment = (language: string): StorageEntry => `written-${owner}-${problemId}-${language}`;
	const submission: StorageEntry = `submission-${owner}-${problemId}`;
	const ofProblem: StorageEntry = `language-${owner}-${problemId}`;
	const ofAny: StorageEntry = `language-${owner}`;
	const waiting = new Map<string, string | null>();
	const save = (): void => {
		for (const [language, code] of waiting) {
			storage.write(program(language), code);
			storage.write(moment(language), code === null ? null : String(now()));
		}
		waiting.clear();
		for (const event of LEAVING) removeEventListener(event, save, true);
	};
	return {
		read(language) {
			save();
			return storage.read(program(language));
		},
		write(language, code) {
			if (waiting.size === 0) {
				// Deferred, so that typing does not wait for storage.
				whenIdle(save);
				for (const event of LEAVING) addEventListener(event, save, true);
			}
			waiting.set(language, code);
		},
		writtenAt(language) {
			save();
			return Number(storage.read(moment(language))) || null;
		},
		lastSubmission: () => Number(storage.read(submission)) || 0,
		rememberSubmission: (submitId) => storage.write(submission, String(submitId)),
		lastLanguage: () => storage.read(ofProblem) ?? storage.read(ofAny),
		rememberLanguage(language) {
			storage.write(ofProblem, language);
			storage.write(ofAny, language);
		},
	};
}

export const startLanguage = (languages: readonly string[], last: string | null): string =>
	last !== null && languages.includes(last) ? last : (languages.find((name) => /^Python/.test(name)) ?? languages[0] ?? 'C++');
