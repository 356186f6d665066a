/** Programs that are being written: one for each problem and language, kept in the browser at every change. */
import type { BrowserStorage } from '#src/lib/browser-storage.ts';

export interface ProgramStore {
	/** null when nothing was written yet. */
	read(language: string): string | null;
	/** null forgets it. */
	write(language: string, code: string | null): void;
	/** Epoch milliseconds of the last change; null when it is not known. */
	writtenAt(language: string): number | null;
	/** The newest submission that has been handed in or looked at here; 0 for none. */
	lastSubmission(): number;
	rememberSubmission(submitId: number): void;
	/** The language used last for this problem, or for any. */
	lastLanguage(): string | null;
	rememberLanguage(language: string): void;
}

/** After any of these nothing may run any more. */
const LEAVING = ['pagehide', 'visibilitychange', 'blur'] as const;

/** Longest that a change waits to be kept, in milliseconds. */
const PATIENCE = 500;

const whenIdle = (run: () => void): unknown =>
	window.requestIdleCallback ? window.requestIdleCallback(run, { timeout: PATIENCE }) : setTimeout(run, PATIENCE);

/** `owner` is the user: who shares a computer finds no program of somebody else. */
export function createProgramStore(storage: BrowserStorage, owner: string, problemId: string, now: () => number = Date.now): ProgramStore {
	const program = (language: string): string => `program-${owner}-${problemId}-${language}`;
	const moment = (language: string): string => `written-${owner}-${problemId}-${language}`;
	const submission = `submission-${owner}-${problemId}`;
	const ofProblem = `language-${owner}-${problemId}`;
	const ofAny = `language-${owner}`;
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
				// What one types shows without waiting for the disk.
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

/** The language to begin with: the one used last if the problem has it, else its first. */
export const startLanguage = (languages: readonly string[], last: string | null): string =>
	last !== null && languages.includes(last) ? last : (languages[0] ?? 'C++');
