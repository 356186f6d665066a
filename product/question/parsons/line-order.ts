/** The order of lines that is the answer to a question of type `parsons`. Pure. */
import type { Question } from '../api-types.ts';

type LinesQuestion = Partial<Pick<Question, 'lines' | 'indents'>>;

/** Ids of lines with their levels of indentation, from top to bottom: `a:1`. */
type LineOrder = readonly string[];

export interface PlacedLine {
	id: string;
	text: string;
	/** Levels of indentation. */
	indent: number;
}

export interface LinePlace {
	/** Index in the answer. */
	at: number;
	indent: number;
}

export const MAX_INDENT = 5;

/** Width of a level of indentation, in px. */
export const LEVEL_WIDTH = 24;

/** The lines of an answer from top to bottom. Ids that the question has not are left out. */
export function placedLines({ lines = [] }: LinesQuestion, value: LineOrder): PlacedLine[] {
	const texts = new Map(lines.map(({ id, text }) => [id, text]));
	return value.flatMap((part) => {
		const [id = '', indent = ''] = part.split(':');
		const text = texts.get(id);
		return text === undefined ? [] : [{ id, text, indent: Number(indent) }];
	});
}

const toValue = (lines: readonly PlacedLine[]): string[] => lines.map(({ id, indent }) => `${id}:${indent}`);

/** Lines that are not part of the answer. */
export function unplacedLines({ lines = [] }: LinesQuestion, value: LineOrder): { id: string; text: string }[] {
	const placed = new Set(value.map((part) => part.split(':')[0]));
	return lines.filter(({ id }) => !placed.has(id));
}

/** The value after a line was moved to a place, or back to the unplaced ones. */
export function moveLine(question: LinesQuestion, value: LineOrder, id: string, place: LinePlace | null): string[] {
	const others = placedLines(question, value).filter((line) => line.id !== id);
	const line = question.lines?.find((each) => each.id === id);
	if (!line || !place) return toValue(others);
	const at = clamp(place.at, others.length);
	const indent = question.indents ? clamp(place.indent, MAX_INDENT) : 0;
	return toValue(others.toSpliced(at, 0, { ...line, indent }));
}

const clamp = (number: number, most: number): number => Math.min(most, Math.max(0, number));

/** The place of a line; null outside of the answer. */
export function placeOf(question: LinesQuestion, value: LineOrder, id: string): LinePlace | null {
	const lines = placedLines(question, value);
	const at = lines.findIndex((line) => line.id === id);
	const line = lines[at];
	return line ? { at, indent: line.indent } : null;
}

/** Below the last line of the answer, as deep as it. */
export function placeAtEnd(question: LinesQuestion, value: LineOrder): LinePlace {
	const lines = placedLines(question, value);
	return { at: lines.length, indent: lines.at(-1)?.indent ?? 0 };
}

/** An answer as the text of a program. */
export const programText = (question: LinesQuestion, value: LineOrder): string =>
	placedLines(question, value)
		.map(({ text, indent }) => '    '.repeat(indent) + text)
		.join('\n');

export interface ComparedLine extends PlacedLine {
	/** Undefined for a right line. */
	mistake?: 'extra' | 'order' | 'indent';
}

export interface LineComparison {
	lines: ComparedLine[];
	/** Right lines that the answer has not. */
	missing: PlacedLine[];
}

/**
 * The lines of an answer, with what differs from the right order that agrees with it longest. A line behind a gap is in the wrong order; those
 * that follow it as they should are not.
 */
export function compareLines(question: LinesQuestion, value: LineOrder, orders: readonly LineOrder[]): LineComparison {
	const mine = placedLines(question, value);
	const right = nearestOrder(
		mine,
		orders.map((order) => placedLines(question, order)),
	);
	const lines = mine.map((line, index) => {
		const mistake = mistakeOf(line, mine[index - 1], right);
		return mistake ? { ...line, mistake } : line;
	});
	return { lines, missing: right.filter(({ text }) => !mine.some((line) => line.text === text)) };
}

function mistakeOf(line: PlacedLine, before: PlacedLine | undefined, right: readonly PlacedLine[]): ComparedLine['mistake'] {
	const places = right.flatMap(({ text }, index) => (text === line.text ? [index] : []));
	if (places.length === 0) return 'extra';
	const following = places.filter((index) => right[index - 1]?.text === before?.text);
	if (following.length === 0) return 'order';
	return following.some((index) => right[index]?.indent === line.indent) ? undefined : 'indent';
}

function nearestOrder(mine: readonly PlacedLine[], orders: readonly (readonly PlacedLine[])[]): readonly PlacedLine[] {
	const starts = orders.map((order) => ({ order, start: agreeing(mine, order) }));
	return starts.toSorted((a, b) => b.start - a.start)[0]?.order ?? [];
}

function agreeing(mine: readonly PlacedLine[], order: readonly PlacedLine[]): number {
	const mistake = mine.findIndex(({ text, indent }, index) => order[index]?.text !== text || order[index]?.indent !== indent);
	return mistake === -1 ? mine.length : mistake;
}
