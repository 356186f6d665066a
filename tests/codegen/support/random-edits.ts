/** Edits as people make them: a label, a field renamed everywhere or in one place, a page more or less, a file broken and mended. */

import type { NextNumber as Next } from '#tests/support/seeded-numbers.ts';

export type Texts = Map<string, string>;

type Edit = (project: Texts, file: string, next: Next) => string;

const EDITS: readonly Edit[] = [
	changeLabel,
	renameWord,
	renameWordEverywhere,
	breakLine,
	removeLine,
	swapLines,
	addPage,
	removePage,
	insertComment,
];

/** Changes the project and says how; every third time a file that was changed is as it was in `good`. */
export function editAtRandom(project: Texts, good: ReadonlyMap<string, string>, next: Next): string {
	const changed = [...new Set([...project.keys(), ...good.keys()])].filter((file) => project.get(file) !== good.get(file));
	// The more is broken, the more is mended: otherwise nothing would ever compile again.
	if (next(3) < changed.length) return mend(project, good, changed[next(changed.length)] as string);
	const files = [...project.keys()];
	const file = files[next(files.length)] as string;
	return `${(EDITS[next(EDITS.length)] as Edit)(project, file, next)} in ${file}`;
}

function mend(project: Texts, good: ReadonlyMap<string, string>, file: string): string {
	const text = good.get(file);
	if (text === undefined) project.delete(file);
	else project.set(file, text);
	return `mended ${file}`;
}

function change(project: Texts, file: string, edit: (lines: string[]) => void): void {
	const lines = (project.get(file) ?? '').split('\n');
	edit(lines);
	project.set(file, lines.join('\n'));
}

/** Chinese text is for people: whatever it says, the file stays right. */
function changeLabel(project: Texts, file: string, next: Next): string {
	const places = [...(project.get(file) ?? '').matchAll(/[\u4e00-\u9fff]{2,}/g)];
	const place = places[next(places.length || 1)];
	if (!place) return 'no label';
	const text = project.get(file) ?? '';
	project.set(file, `${text.slice(0, place.index)}新${text.slice(place.index)}`);
	return 'changed a label';
}

function wordOf(text: string, next: Next): string | null {
	const words = [...text.matchAll(/\b[a-z][A-Za-z]{3,}\b/g)].map(([word]) => word);
	return words[next(words.length || 1)] ?? null;
}

function renameWord(project: Texts, file: string, next: Next): string {
	const text = project.get(file) ?? '';
	const word = wordOf(text, next);
	if (!word) return 'no word';
	project.set(file, text.replace(word, `${word}x`));
	return `renamed the first ${word}`;
}

/** A field, operation or route of another name, wherever it is named. */
function renameWordEverywhere(project: Texts, file: string, next: Next): string {
	const word = wordOf(project.get(file) ?? '', next);
	if (!word) return 'no word';
	for (const [each, text] of project) project.set(each, text.replaceAll(new RegExp(`\\b${word}\\b`, 'g'), `${word}Y`));
	return `renamed every ${word}`;
}

function breakLine(project: Texts, file: string, next: Next): string {
	change(project, file, (lines) => {
		const at = next(lines.length);
		lines[at] = `${lines[at]} {`;
	});
	return 'broke a line';
}

function removeLine(project: Texts, file: string, next: Next): string {
	change(project, file, (lines) => lines.splice(next(lines.length), 1));
	return 'removed a line';
}

function swapLines(project: Texts, file: string, next: Next): string {
	change(project, file, (lines) => {
		const at = next(Math.max(lines.length - 1, 1));
		lines.splice(at, 2, lines[at + 1] ?? '', lines[at] ?? '');
	});
	return 'swapped two lines';
}

/** Moves every place below it, and nothing else. */
function insertComment(project: Texts, file: string): string {
	project.set(file, `# a line more\n${project.get(file) ?? ''}`);
	return 'moved all lines';
}

function addPage(project: Texts, _file: string, next: Next): string {
	const name = `added-${next(3)}`;
	project.set(`manifests/pages/${name}.yaml`, `page: ${name}\ntitle: 新页面\nview:\n  - { block: text, text: 你好 }\n`);
	const routes = project.get('manifests/routes.yaml') ?? '';
	const route = `  - { path: /${name}, name: ${name.replace('-', '')}, component: ${name}, meta: { title: 新页面 } }\n`;
	if (!routes.includes(route)) project.set('manifests/routes.yaml', routes.replace('routes:\n', `routes:\n${route}`));
	return `added the page ${name}`;
}

function removePage(project: Texts, _file: string, next: Next): string {
	const pages = [...project.keys()].filter((file) => file.includes('/pages/'));
	const page = pages[next(pages.length || 1)];
	if (page) project.delete(page);
	return `removed ${page}`;
}
