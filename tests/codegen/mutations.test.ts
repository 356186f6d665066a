/** Renames each key, deletes each node and changes each value's type. The compiler never throws, and reports mistakes near their cause. */
import { expect, test } from 'vitest';
import { type Document, isMap, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { lineColumn } from '#codegen/diagnostics/line-column.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { TEXTS } from './support/busy-project.ts';
import { everyReference } from './support/every-reference.ts';
import { findingsOf } from './support/findings-of.ts';

type Path = readonly (string | number)[];
const KINDS = ['rename', 'delete', 'retype'] as const;
type Kind = (typeof KINDS)[number];

/** A mutation moves no other line: long collections in brackets stay on theirs. */
const print = (document: Document): string => document.toString({ lineWidth: 0 });

const MARK = 'Zq';
const MUTATIONS = 10;
/** A number that occurs nowhere else. */
const NUMBER = 987654;
const project = new Map([...everyReference()].map(([file, text]) => [file, file.endsWith('.yaml') ? print(parseDocument(text)) : text]));
/** Each mutation changes one file, so the others are read once. `incremental-fuzz.test.ts` proves that the findings are the same. */
const memo = new Memo();
const files = [...project.keys()].filter((file) => !file.startsWith('manifests/seed/'));

/** Parents of keys that the author names freely, and parts of an API document that the compiler does not check. */
const FREE: readonly RegExp[] = [
	/^(state|data|features|roles|permissions|guards|components|handlers)$/,
	/^(query|join|filter|key)$/,
	/^(properties|schemas|paths|responses|content|info|parameters|components)$/,
];

test('the unchanged project has no findings', () => {
	expect(findingsOf(project, TEXTS)).toEqual([]);
});

test.each(files.flatMap((file) => KINDS.map((slip) => [slip, file] as const)))('every %s in %s is reported or harmless', (slip, file) => {
	const unreported: string[] = [];
	const astray: string[] = [];
	const mutations = mutationsOf(parsed.get(file) as Document).filter((mutation) => mutation.kind === slip);
	for (const { path, kind } of sampleOf(mutations, MUTATIONS)) {
		const { text, line, names } = mutate(file, path, kind);
		const findings = findingsOf(new Map([...project, [file, text]]), TEXTS, memo);
		const label = `${kind} ${path.join('.')}`;
		if (findings.length === 0 && mustBeReported(file, path, kind)) unreported.push(label);
		if (findings.length > 0 && !findings.some((finding) => isNear(finding, { file, text, line, names, kind })))
			astray.push(`${label}: ${findings[0]?.at.file} ${findings[0]?.message}`);
	}
	expect({ unreported, astray }).toEqual({ unreported: [], astray: [] });
});

/** Grammar keys are a closed set, so a renamed one is always wrong; so is a value of another type where the grammar declares one. */
function mustBeReported(file: string, path: Path, kind: Kind): boolean {
	const parent = path[path.length - 2];
	const free = FREE.some((words) => words.test(String(parent ?? '')));
	if (file.includes('/api/')) return kind === 'rename' && (isUsedField(path) || isOurKey(path));
	if (kind === 'rename') return !free && typeof path[path.length - 1] === 'string';
	return kind === 'retype' && !free && parent !== 'default';
}

/** Our extension keys of OpenAPI, and the keys in them. */
const isOurKey = (path: Path): boolean => /(^|\.)x-(envelope|auth|paging|mock)\.(?!value\b)[^.]+$/.test(path.join('.'));

function isUsedField(path: Path): boolean {
	const text = path.join('.');
	return /schemas\.Course\.properties\.(id|title|level|progress|openAt|cover|teacher)$|schemas\.Tag\.properties\.name$|schemas\.Me\.properties\.(id|name|avatar|roles)$/.test(
		text,
	);
}

function mutationsOf(document: Document): { path: Path; kind: Kind }[] {
	const paths: { path: Path; key: boolean }[] = [];
	const visit = (node: unknown, path: Path): void => {
		if (isMap(node)) {
			for (const pair of node.items) {
				if (!isPair(pair) || !isScalar(pair.key)) continue;
				const below = [...path, String(pair.key.value)];
				paths.push({ path: below, key: true });
				visit(pair.value, below);
			}
		}
		if (isSeq(node)) {
			node.items.forEach((item, index) => {
				paths.push({ path: [...path, index], key: false });
				visit(item, [...path, index]);
			});
		}
	};
	visit(document.contents, []);
	return paths.flatMap(({ path, key }) => (key ? KINDS : (['delete', 'retype'] as const)).map((kind) => ({ path, kind })));
}

const parsed = new Map(files.map((file) => [file, parseDocument(project.get(file) ?? '')]));

function mutate(file: string, path: Path, kind: Kind): { text: string; line: number; names: string } {
	const before = project.get(file) ?? '';
	const document = (parsed.get(file) as Document).clone();
	const names = `${path.join(' ')} ${String(document.getIn(path, true))}`;
	const lineBefore = lineOfNode(document, before, path);
	if (kind === 'delete') document.deleteIn(path);
	else if (kind === 'rename') renameKey(document, path);
	else document.setIn(path, isScalar(document.getIn(path, true)) ? { [`retyped${MARK}`]: 1 } : NUMBER);
	const text = print(document);
	const marked = text.split('\n').findIndex((line) => line.includes(MARK) || line.includes(String(NUMBER))) + 1;
	return { text: text === before ? `${text}# ${MARK}\n` : text, line: marked || lineBefore, names };
}

function renameKey(document: Document, path: Path): void {
	const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
	if (!isMap(parent)) return;
	for (const pair of parent.items)
		if (isScalar(pair.key) && String(pair.key.value) === path[path.length - 1]) pair.key.value = `${pair.key.value}${MARK}`;
}

function lineOfNode(document: Document, text: string, path: Path): number {
	const node = document.getIn(path, true) as { range?: [number, number, number] } | undefined;
	return node?.range ? lineColumn(text, node.range[0]).line : 1;
}

interface Slip {
	file: string;
	text: string;
	line: number;
	names: string;
	kind: Kind;
}

/** True at the mutation or next to it; if the message names a part of it; or, for a deletion, in another file. */
function isNear({ at, message, hint = '', related = [] }: Diagnostic, slip: Slip): boolean {
	const named = [...`${message} ${hint}`.matchAll(/[`']([^`']+)[`']/g)].flatMap((match) => match[1]?.split(/[.:/\s]+/) ?? []);
	if (named.some((word) => word.length > 1 && slip.names.includes(word)) || message.includes(MARK)) return true;
	if (slip.kind === 'delete' && at.file !== slip.file) return true;
	return [at, ...related.map((other) => other.at)].some((place) => {
		if (place.file !== slip.file) return false;
		const from = lineColumn(slip.text, place.start).line;
		const to = lineColumn(slip.text, place.end).line;
		return slip.line >= from - 1 && slip.line <= to + 1;
	});
}
