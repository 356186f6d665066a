import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type Range, type Scalar, type YAMLError } from 'yaml';
import type { Change, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { encodingProblem } from './encoding-problem.ts';
import type { MapTree, ScalarTree, ScalarValue, Tree } from './tree.ts';
import { yamlProblem } from './yaml-problem.ts';

/** Maximum number of nodes that aliases may add to a document; stops exponential expansion. */
const ALIAS_LIMIT = 20_000;

/** Parses YAML into a positioned tree. Reports problems; returns null for unusable text. */
export function parseYaml(file: string, text: string, report: Report): Tree | null {
	const unreadable = encodingProblem(file, text);
	if (unreadable) {
		report({ code: 'unreadable-yaml', ...unreadable });
		return null;
	}
	const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false, version: '1.2' });
	// After the first syntax error the parser guesses, so its later errors are noise.
	const [broken] = document.errors;
	if (broken) {
		reportError(file, text, broken, report);
		return null;
	}
	const foreign = document.warnings.find((warning) => warning.code === 'TAG_RESOLVE_FAILED');
	if (foreign) {
		reportError(file, text, foreign, report);
		return null;
	}
	if (!document.contents || isEmpty(document.contents)) {
		report({
			code: 'wrong-type',
			message: 'This file is empty.',
			hint: 'Write the manifest, or delete the file.',
			at: { file, start: 0, end: 0 },
		});
		return null;
	}
	const builder = new TreeBuilder(file, text, document, report);
	const tree = builder.build(document.contents);
	return builder.failed ? null : tree;
}

const isEmpty = (node: unknown): boolean => isScalar(node) && node.value === null && !node.source;

function reportError(file: string, text: string, error: YAMLError, report: Report): void {
	const { message, hint, start, end, edit } = yamlProblem(text, error);
	const fix: Change[] = edit ? [{ kind: 'write', at: { file, start: edit.start, end: edit.end }, text: edit.text }] : [];
	report({ code: 'unreadable-yaml', message, hint, fix, at: { file, start, end } });
}

class TreeBuilder {
	private readonly file: string;
	private readonly text: string;
	private readonly document: Document;
	private readonly report: Report;
	private aliasDepth = 0;
	private aliasNodes = 0;
	/** Set if a reported problem makes the content ambiguous. */
	failed = false;

	constructor(file: string, text: string, document: Document, report: Report) {
		this.file = file;
		this.text = text;
		this.document = document;
		this.report = report;
	}

	build(node: unknown): Tree {
		if (this.aliasDepth > 0) this.aliasNodes += 1;
		if (isAlias(node)) return this.alias(node as Node & { source: string });
		if (isMap(node)) return this.map(node as unknown as MapNode);
		if (isSeq(node)) return { kind: 'list', items: node.items.map((item) => this.build(item)), at: this.span(node) };
		return this.scalar(node as Scalar | null);
	}

	private alias(node: Node & { source: string }): Tree {
		const at = this.span(node);
		if (this.aliasNodes > ALIAS_LIMIT || this.aliasDepth > 50) {
			this.reportBomb(at);
			return { kind: 'scalar', value: null, at, textStart: null, empty: true };
		}
		const target = (node as unknown as { resolve(document: Document): Node | undefined }).resolve(this.document);
		if (!target) this.reportLoose(node.source, at);
		this.aliasDepth += 1;
		const tree = this.build(target ?? null);
		this.aliasDepth -= 1;
		return tree;
	}

	private reportLoose(name: string, at: SourceSpan): void {
		this.failed = true;
		const message = `\`*\` begins an alias in YAML, but nothing before it is marked \`&${name}\`.`;
		this.report({ code: 'unreadable-yaml', message, hint: 'Put quotes around a text that begins with `*`.', at });
	}

	private reportBomb(at: SourceSpan): void {
		if (this.failed) return;
		this.failed = true;
		const message = `The aliases of this file unfold to more than ${ALIAS_LIMIT} nodes, or into themselves.`;
		this.report({ code: 'alias-bomb', message, hint: 'Write the repeated part out, or share it by a name of the manifest.', at });
	}

	private map(node: MapNode): MapTree {
		const entries = new Map<string, { key: SourceSpan; value: Tree }>();
		for (const pair of node.items) {
			const key = isScalar(pair.key) ? String(pair.key.value) : String((pair.key as Node | null)?.toJS(this.document) ?? '');
			const at = this.span(pair.key as Node);
			if (key === '<<') {
				this.failed = true;
				this.report({ code: 'unknown-key', message: 'Merge keys are not part of the manifest language.', hint: 'Write the keys out.', at });
				continue;
			}
			const value = pair.value === null ? this.nothing(at) : this.build(pair.value);
			const first = entries.get(key);
			if (first) this.reportTwice(key, at, this.isSame(first.value, value));
			else entries.set(key, { key: at, value });
		}
		return { kind: 'map', entries, at: this.span(node) };
	}

	/** The first of two duplicate keys wins. */
	private reportTwice(key: string, at: SourceSpan, isSame: boolean): void {
		const message = `The key \`${key}\` occurs twice in this map.`;
		this.report({ code: 'duplicate-key', message, hint: 'Keep one of the two.', fix: isSame ? [{ kind: 'remove', at }] : [], at });
	}

	private isSame(one: Tree, other: Tree): boolean {
		return this.text.slice(one.at.start, one.at.end) === this.text.slice(other.at.start, other.at.end);
	}

	private nothing(key: SourceSpan): ScalarTree {
		return { kind: 'scalar', value: null, at: key, textStart: null, empty: true };
	}

	private scalar(node: Scalar | null): ScalarTree {
		const at = this.span(node);
		const raw = node?.value;
		const value: ScalarValue = typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? raw : null;
		if (typeof value === 'string') return { kind: 'scalar', value, at, textStart: this.textStart(value, at), empty: false };
		// An explicit null has characters, an empty node has none.
		const empty = at.end === at.start;
		return { kind: 'scalar', value, at, textStart: empty ? null : at.start, empty };
	}

	private textStart(value: string, at: SourceSpan): number | null {
		const quote = this.text[at.start] === '"' || this.text[at.start] === "'" ? 1 : 0;
		const start = at.start + quote;
		return this.text.startsWith(value, start) ? start : null;
	}

	private span(node: Node | { range?: unknown } | null): SourceSpan {
		const range = (node as { range?: Range } | null)?.range;
		return range ? { file: this.file, start: range[0], end: Math.max(range[1], range[0]) } : { file: this.file, start: 0, end: 0 };
	}
}

interface MapNode {
	items: { key: unknown; value: unknown }[];
	range?: Range;
}
