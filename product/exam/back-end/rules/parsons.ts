import type { QuestionRow } from '#app/practice/back-end/rows.ts';

/** Share of the lines that are right before the first mistake, by the right order that agrees longest. A line too many is a mistake as well. */
export function rightStart({ key: { accept = [] }, lines = [] }: QuestionRow, value: readonly string[]): { lines: number; of: number } {
	const starts = accept.map((order) => ({
		lines: agreeing(placedTexts(order, lines), placedTexts(value, lines)),
		of: Math.max(order.length, value.length),
	}));
	return starts.reduce((best, start) => (start.lines > best.lines ? start : best), { lines: 0, of: 1 });
}

/** Texts with their indentation: lines of the same text stand for each other. */
const placedTexts = (order: readonly string[], lines: NonNullable<QuestionRow['lines']>): string[] => {
	const texts = new Map(lines.map(({ id, text }) => [id, text]));
	return order.map((placed) => {
		const [id = '', indent = ''] = placed.split(':');
		return `${indent} ${texts.get(id) ?? ''}`;
	});
};

function agreeing(one: readonly string[], other: readonly string[]): number {
	const mistake = one.findIndex((line, index) => line !== other[index]);
	return mistake === -1 ? one.length : mistake;
}
