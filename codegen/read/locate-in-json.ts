import type { TreePath } from './tree.ts';

/** Locates a value or its deepest existing ancestor. Scans on demand, so a large valid document costs just one `JSON.parse`. */
export function locateInJson(text: string, path: TreePath, part: 'key' | 'value' = 'value'): { start: number; end: number } {
	let start = skipSpace(text, 0);
	let key: { start: number; end: number } | null = null;
	for (const step of path) {
		const found = findMember(text, start, step);
		if (!found) break;
		start = found.value;
		key = found.key;
	}
	if (part === 'key' && key) return key;
	const brace = text[start] === '{' || text[start] === '[';
	return { start, end: brace ? start + 1 : skipValue(text, start) };
}

interface Member {
	key: { start: number; end: number };
	value: number;
}

function findMember(text: string, start: number, step: string | number): Member | null {
	const open = text[start];
	if (open !== '{' && open !== '[') return null;
	let index = 0;
	let at = skipSpace(text, start + 1);
	while (at < text.length && text[at] !== '}' && text[at] !== ']') {
		const key = { start: at, end: at };
		let name: string | number = index;
		if (open === '{') {
			key.end = skipValue(text, at);
			name = JSON.parse(text.slice(at, key.end)) as string;
			at = skipSpace(text, skipSpace(text, key.end) + 1);
		}
		if (String(name) === String(step)) return { key: open === '{' ? key : { start: at, end: skipValue(text, at) }, value: at };
		at = skipSpace(text, skipValue(text, at));
		if (text[at] === ',') at = skipSpace(text, at + 1);
		index += 1;
	}
	return null;
}

function skipSpace(text: string, at: number): number {
	let end = at;
	while (end < text.length && /\s/.test(text[end] as string)) end += 1;
	return end;
}

function skipValue(text: string, start: number): number {
	if (text[start] === '"') return skipString(text, start);
	if (text[start] === '{' || text[start] === '[') return skipNested(text, start);
	let end = start;
	while (end < text.length && !/[\s,\]}]/.test(text[end] as string)) end += 1;
	return end;
}

function skipString(text: string, start: number): number {
	let end = start + 1;
	while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
	return end + 1;
}

function skipNested(text: string, start: number): number {
	let depth = 0;
	let at = start;
	while (at < text.length) {
		const char = text[at];
		if (char === '"') {
			at = skipString(text, at);
			continue;
		}
		if (char === '{' || char === '[') depth += 1;
		if (char === '}' || char === ']') depth -= 1;
		at += 1;
		if (depth === 0) break;
	}
	return at;
}
