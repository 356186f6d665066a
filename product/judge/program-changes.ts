import { diffLines } from 'diff';

export interface ProgramLine {
	key: number;
	change: 'same' | 'added' | 'removed';
	text: string;
}

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

/** Adds a final newline, so that its absence does not count as a change. */
const withEnd = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
