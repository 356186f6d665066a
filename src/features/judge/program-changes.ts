import { diffLines } from 'diff';

export interface ProgramLine {
	/** Tells lines apart. */
	key: number;
	change: 'same' | 'added' | 'removed';
	text: string;
}

/** Every line of both programs, with what became of it on the way from the one to the other. */
export function programChanges(before: string, after: string): ProgramLine[] {
	const parts = diffLines(withEnd(before), withEnd(after));
	return parts
		.flatMap(({ value, added, removed }) => {
			const change = (added && 'added') || (removed && 'removed') || 'same';
			return value
				.replace(/\n$/, '')
				.split('\n')
				.map((text) => ({ change, text }) as const);
		})
		.map((line, key) => ({ key, ...line }));
}

/** Whether the last line ends is no change. */
const withEnd = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
