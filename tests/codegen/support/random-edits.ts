/** Realistic random edits: a label changed, a field renamed everywhere or once, a page added or removed, a file broken and repaired. */

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

/** Applies a random edit and returns its description. The more files differ from `good`, the likelier it restores one instead. */
export function editAtRandom(project: Texts, good: ReadonlyMap<string, string>, next: Next): string {
	const changed = [...new Set([...project.keys(), ...good.keys()])].filter((file) => project.get(file) !== good.get(file));
	// Keeps the project from staying broken forever.
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

/** Changes Chinese text, which never affects validity. */
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

/** Shifts all locations of the file and changes nothing else. */
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
