/**
 * The world of a case of a problem, as its input names it: the name of a world, and what is changed in it. `maze mirrored start 200 300 90 seed 7`:
 * upside down, with another start (millimetres and degrees), and another noise.
 */
import type { Point, World } from '#engines/robot/world.ts';
import { worlds } from '#generated/collections/worlds.ts';

interface NamedWorld extends World {
	title: string;
}

/** Null if there is no such world, or a word is unknown. */
export function worldOf(text: string): NamedWorld | null {
	const [name = '', ...words] = text.trim().split(/\s+/);
	let world = Object.entries<NamedWorld>(worlds).find(([each]) => each === name)?.[1] ?? null;
	while (world && words.length > 0) world = changed(world, words);
	return world;
}

/** Said of a text that names no world. */
export const unknownWorld = (text: string): string => `没有叫“${text.trim().slice(0, LONGEST_NAME)}”的世界`;

const LONGEST_NAME = 60;

/** Takes one change from the words. */
function changed(world: NamedWorld, words: string[]): NamedWorld | null {
	const word = words.shift();
	const numbers = (count: number): number[] => words.splice(0, count).map(Number);
	if (word === 'mirrored') return mirrored(world);
	if (word === 'start') {
		const [x = Number.NaN, y = Number.NaN, heading = Number.NaN] = numbers(3);
		return [x, y, heading].every(Number.isFinite) ? { ...world, start: { x, y, heading } } : null;
	}
	if (word === 'seed') {
		const [seed = Number.NaN] = numbers(1);
		return Number.isInteger(seed) && world.noise ? { ...world, noise: { ...world.noise, seed } } : null;
	}
	return null;
}

/** What was at the upper edge is at the lower one. */
function mirrored(world: NamedWorld): NamedWorld {
	const { field, start, walls, boxes, lines, patches, goals } = world;
	const over = ({ x, y }: Point): Point => ({ x, y: field.height - y });
	const moved = <Part extends { at: Point }>(part: Part): Part => ({ ...part, at: over(part.at) });
	return {
		...world,
		start: { ...over(start), heading: -start.heading },
		walls: walls?.map(({ from, to }) => ({ from: over(from), to: over(to) })),
		boxes: boxes?.map(moved),
		lines: lines?.map((line) => ({ ...line, through: line.through.map(over) })),
		patches: patches?.map(moved),
		goals: goals.map(moved),
	};
}
