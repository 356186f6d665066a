/**
 * `npm run bench [-- name…]`: prints one line a figure, and exits 1 when one misses its limit. A name is a group or a prefix of a figure.
 */
import { type Figure, formatFigure, isMet } from './figure.ts';

interface Group {
	/** Prefix of its figures' names. */
	name: string;
	measure: () => Promise<Figure[]>;
}

const GROUPS: readonly Group[] = [
	{ name: 'compile', measure: async () => (await import('./compile.ts')).compileFigures() },
	{ name: 'import', measure: async () => (await import('./import.ts')).importFigures() },
	{ name: 'redraw', measure: async () => (await import('./redraw.ts')).redrawFigures() },
	{ name: 'first-load', measure: async () => (await import('./first-load.ts')).firstLoadFigures() },
	{ name: 'tabs', measure: async () => (await import('./tabs.ts')).tabsFigures() },
	{ name: 'film', measure: async () => (await import('./film.ts')).filmFigures() },
	{ name: 'course', measure: async () => (await import('./course.ts')).courseFigures() },
	{ name: 'form', measure: async () => (await import('./form.ts')).formFigures() },
	{ name: 'exam', measure: async () => (await import('./exam.ts')).examFigures() },
	{ name: 'menu', measure: async () => (await import('./menu.ts')).menuFigures() },
	{ name: 'menu-studio', measure: async () => (await import('./menu-studio.ts')).menuStudioFigures() },
	{ name: 'judge', measure: async () => (await import('./judge.ts')).judgeFigures() },
	{ name: 'steps', measure: async () => (await import('./steps.ts')).stepsFigures() },
	{ name: 'robot', measure: async () => (await import('./robot.ts')).robotFigures() },
	{ name: 'step-drawing', measure: async () => (await import('./step-drawing.ts')).stepDrawingFigures() },
	{ name: 'robot-drawing', measure: async () => (await import('./robot-drawing.ts')).robotDrawingFigures() },
	{ name: 'block-drag', measure: async () => (await import('./block-drag.ts')).blockDragFigures() },
	{ name: 'workbench', measure: async () => (await import('./workbench.ts')).workbenchFigures() },
	{ name: 'blocks', measure: async () => (await import('./blocks.ts')).blocksFigures() },
	{ name: 'ranking', measure: async () => (await import('./ranking.ts')).rankingFigures() },
	{ name: 'sizes', measure: async () => (await import('./sizes.ts')).sizesFigures() },
	{ name: 'mock', measure: async () => (await import('./mock.ts')).mockFigures() },
	{ name: 'documents', measure: async () => (await import('./documents.ts')).documentsFigures() },
];

const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.startsWith(part));
const chosen = GROUPS.filter(({ name }) => isWanted(name) || wanted.some((part) => part.startsWith(`${name}-`)));
if (chosen.length === 0) {
	console.error(`No group of figures is called ${wanted.join(', ')}. There are: ${GROUPS.map(({ name }) => name).join(', ')}.`);
	process.exit(2);
}

let short = 0;
for (const group of chosen) {
	for (const figure of await group.measure()) {
		if (!isWanted(figure.name)) continue;
		console.log(formatFigure(figure));
		if (!isMet(figure)) short += 1;
	}
}
process.exit(short > 0 ? 1 : 0);
