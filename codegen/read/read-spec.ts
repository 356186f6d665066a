import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { parseExpression, parseTemplate, type TextLocation } from '#codegen/expression/parse-expression.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, ObjectGrammar } from '#codegen/grammar/grammar.ts';
import { expressionAsText } from './expression-as-text.ts';
import { describeTree, literalProblem } from './literal-problem.ts';
import {
	hintForBlock,
	hintForComma,
	hintForExpression,
	hintForRecord,
	hintForStep,
	hintForText,
	keysOf,
	misnamedKind,
} from './reading-hints.ts';
import type { ListSpec, ObjectSpec, RecordSpec, Spec } from './spec.ts';
import { type ListTree, type MapTree, type ScalarTree, type Tree, toPlain } from './tree.ts';

/** Reads a whole file by the grammar of its kind; null unless its root is a map. */
export function readSpec(tree: Tree, shape: ObjectGrammar, report: Report): ObjectSpec | null {
	return new SpecReader(report).object(tree, shape, 'object');
}

/** Cached: called for every map of every manifest. */
function requiredKeysOf(shape: ObjectGrammar): readonly string[] {
	const known = requiredKeys.get(shape) ?? Object.keys(shape.keys).filter((name) => shape.keys[name]?.required);
	requiredKeys.set(shape, known);
	return known;
}

const requiredKeys = new WeakMap<ObjectGrammar, readonly string[]>();

class SpecReader {
	private readonly report: Report;

	constructor(report: Report) {
		this.report = report;
	}

	read(tree: Tree, grammar: Grammar): Spec | null {
		switch (grammar.kind) {
			case 'string':
			case 'number':
			case 'boolean':
			case 'enum':
			case 'scalar':
				return this.literal(tree, grammar);
			case 'any':
				return { kind: 'data', value: toPlain(tree), at: tree.at };
			case 'text':
				return this.text(tree);
			case 'expression':
			case 'source':
				return this.expression(tree, grammar);
			case 'body-field':
				return this.name(tree, 'the name of a body field');
			case 'reference':
				return this.reference(tree, grammar);
			case 'object':
				return this.object(tree, grammar.shape, 'object');
			case 'lazy':
				return this.object(tree, grammar.shape(), 'object');
			case 'list':
				return this.list(tree, (item) => this.read(item, grammar.of), grammar.nonEmpty);
			case 'blocks':
				return this.list(tree, (item) => this.block(item));
			case 'actions':
				return this.list(tree, (item) => this.step(item));
			case 'record':
			case 'arguments':
			case 'route-params':
			case 'props':
			case 'state-values':
				return this.record(tree, grammar);
			case 'either':
				return this.either(tree, grammar.of);
		}
	}

	object(tree: Tree, shape: ObjectGrammar, role: ObjectSpec['role'], ignore?: string): ObjectSpec | null {
		const map = this.map(tree, `a map (${shape.name})`, keysOf(shape));
		if (!map) return null;
		const keys = new Map<string, { key: SourceSpan; value: Spec }>();
		const meant = new Set<string>();
		for (const [name, entry] of map.entries) {
			if (name === ignore) continue;
			const grammar = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
			if (!grammar) meant.add(this.unknownKey(name, entry, shape, role) ?? '');
			else {
				const value = this.read(entry.value, grammar.grammar);
				if (value) keys.set(name, { key: entry.key, value });
			}
		}
		this.missingKeys(map, shape, role, meant);
		const wanted = map.entries.size - (ignore !== undefined && map.entries.has(ignore) ? 1 : 0);
		return { kind: 'object', shape, role, keys, incomplete: keys.size < wanted, at: map.at };
	}

	/** Returns the key that was probably meant, so that it is not reported as missing, too. */
	private unknownKey(name: string, entry: { key: SourceSpan; value: Tree }, shape: ObjectGrammar, role: ObjectSpec['role']): string | null {
		const near = closest(name, Object.keys(shape.keys));
		const another = role === 'step' && Object.hasOwn(steps, name) ? `\`${name}\` is a step of its own: put \`- \` before it.` : null;
		this.report({
			code: 'unknown-key',
			message: `\`${name}\` is not a key of ${shape.name}, so it would have no effect.`,
			hint: another ?? (near ? `Did you mean \`${near}\`?` : (hintForComma(entry) ?? keysOf(shape))),
			at: entry.key,
		});
		return near;
	}

	private missingKeys(map: MapTree, shape: ObjectGrammar, role: ObjectSpec['role'], meant: ReadonlySet<string>): void {
		for (const name of requiredKeysOf(shape)) {
			if (map.entries.has(name) || meant.has(name)) continue;
			const hint = shape.keys[name]?.doc;
			this.report({ code: 'missing-key', message: `${shape.name} needs the key \`${name}\`.`, hint, at: headOf(map) });
		}
		if (!shape.oneOf) return;
		const at = headOf(map);
		const present = shape.oneOf.filter((name) => map.entries.has(name));
		if (present.length === 1 || (present.length === 0 && shape.oneOf.some((name) => meant.has(name)))) return;
		const choices = shape.oneOf.map((name) => `\`${name}\``).join(' or ');
		const second = present[1] ? (map.entries.get(present[1])?.key ?? at) : at;
		const where = role === 'step' ? map.at : second;
		if (present.length === 0) this.report({ code: 'missing-key', message: `${shape.name} needs ${choices}.`, at: where });
		else
			this.report({
				code: 'conflicting-keys',
				message: `${shape.name} takes only one of ${choices}.`,
				hint: `Keep one of ${present.map((name) => `\`${name}\``).join(' and ')}.`,
				at: where,
			});
	}

	private block(tree: Tree): ObjectSpec | null {
		const map = this.map(tree, 'a block', hintForBlock(tree));
		if (!map) return null;
		const kind = map.entries.get('block');
		const at = headOf(map);
		if (!kind) {
			const misnamed = misnamedKind(map);
			this.report({
				code: 'missing-key',
				message: 'A block needs the key `block`, which names its kind.',
				hint: misnamed ? `Write \`block: ${misnamed.kind}\`.` : `The kinds are: ${Object.keys(blockKinds).join(', ')}.`,
				at: (misnamed && map.entries.get(misnamed.key)?.key) ?? at,
			});
			return null;
		}
		const name = kind.value.kind === 'scalar' ? kind.value.value : null;
		const grammar = typeof name === 'string' && Object.hasOwn(blockKinds, name) ? blockKinds[name] : undefined;
		if (!grammar) {
			const near = closest(String(name), Object.keys(blockKinds));
			const hint = near ? `Did you mean \`${near}\`?` : `The kinds are: ${Object.keys(blockKinds).join(', ')}.`;
			this.report({
				code: 'unknown-block',
				message: `\`${String(name)}\` is not a block kind, so nothing can be drawn here.`,
				hint,
				at: kind.value.at,
			});
			return null;
		}
		return this.object(map, grammar, 'block', 'block');
	}

	private step(tree: Tree): ObjectSpec | null {
		const map = this.map(tree, 'a step', hintForStep(tree));
		if (!map) return null;
		const kinds = [...map.entries.keys()].filter((key) => Object.hasOwn(steps, key));
		const shape = kinds[0] ? steps[kinds[0]] : undefined;
		if (!shape) {
			const first = map.entries.entries().next().value;
			const near = first ? closest(first[0], Object.keys(steps)) : null;
			const hint = near ? `Did you mean \`${near}\`?` : `The steps are: ${Object.keys(steps).join(', ')}.`;
			this.report({
				code: 'unknown-step',
				message: `This is not a step that an action list knows.`,
				hint,
				at: first ? first[1].key : map.at,
			});
			return null;
		}
		return this.object(map, shape, 'step');
	}

	private list(tree: Tree, read: (item: Tree) => Spec | null, nonEmpty = false): ListSpec | null {
		if (tree.kind !== 'list') {
			this.wrongType(tree, 'a list', 'Start each item with `- `.');
			return null;
		}
		if (nonEmpty && tree.items.length === 0)
			this.report({ code: 'empty-list', message: 'This list may not be empty.', hint: 'Add an item, or delete the key.', at: tree.at });
		const items = (tree as ListTree).items.map(read).filter((item) => item !== null);
		return { kind: 'list', items, incomplete: tree.incomplete === true || items.length < tree.items.length, at: tree.at };
	}

	private record(tree: Tree, grammar: RecordSpec['grammar']): RecordSpec | null {
		const map = this.map(tree, 'a map of names to values', hintForRecord(tree));
		if (!map) return null;
		const of: Grammar = grammar.kind === 'record' ? grammar.of : { kind: 'expression', slot: 'any' };
		const pattern = grammar.kind === 'record' ? grammar.keyPattern : undefined;
		const entries = new Map<string, { key: SourceSpan; value: Spec }>();
		for (const [name, entry] of map.entries) {
			if (pattern && !pattern.test(name)) {
				this.report({
					code: 'wrong-format',
					message: `\`${name}\` cannot be a name here.`,
					hint: `Names match ${pattern.source}.`,
					at: entry.key,
				});
				continue;
			}
			const value = this.read(entry.value, of);
			if (value) entries.set(name, { key: entry.key, value });
		}
		return { kind: 'record', grammar, entries, incomplete: entries.size < map.entries.size, at: map.at };
	}

	private either(tree: Tree, options: readonly Grammar[]): Spec | null {
		const fits = options.find((option) => fitsTree(tree, option)) ?? options[options.length - 1];
		return fits ? this.read(tree, fits) : null;
	}

	private literal(tree: Tree, grammar: Extract<Grammar, { kind: 'string' | 'number' | 'boolean' | 'enum' | 'scalar' }>): Spec | null {
		if (tree.kind !== 'scalar') {
			this.wrongType(tree, 'a single value');
			return null;
		}
		const problem = literalProblem(tree, grammar);
		if (!problem) return { kind: 'scalar', value: tree.value, at: tree.at };
		this.report({ ...problem, at: tree.at });
		return null;
	}

	private name(tree: Tree, what: string): Spec | null {
		if (tree.kind === 'scalar' && typeof tree.value === 'string') return { kind: 'scalar', value: tree.value, at: tree.at };
		this.wrongType(tree, what);
		return null;
	}

	private reference(tree: Tree, grammar: Extract<Grammar, { kind: 'reference' }>): Spec | null {
		if (tree.kind !== 'scalar' || typeof tree.value !== 'string') {
			this.wrongType(tree, `the name of a ${grammar.to}`);
			return null;
		}
		const scoped = grammar.to === 'state' || grammar.to === 'data' || grammar.to === 'paged-data';
		const name = scoped ? tree.value.replace(/^(state|data)\./, '') : tree.value;
		return { kind: 'reference', to: grammar.to, name, at: tree.at, ...(grammar.holds ? { holds: grammar.holds } : {}) };
	}

	private text(tree: Tree): Spec | null {
		if (tree.kind !== 'scalar' || tree.value === null || typeof tree.value === 'boolean') {
			this.wrongType(tree, 'text', hintForText(tree));
			return null;
		}
		const untold = expressionAsText(tree);
		if (untold) {
			this.report(untold);
			return null;
		}
		const { parts, problems } = parseTemplate(String(tree.value), textLocation(tree));
		problems.forEach(this.report);
		return problems.length > 0 ? null : { kind: 'text', parts, at: tree.at };
	}

	private expression(tree: Tree, grammar: Extract<Grammar, { kind: 'expression' | 'source' }>): Spec | null {
		if (tree.kind !== 'scalar' || tree.empty) {
			this.wrongType(tree, 'an expression', hintForExpression(tree));
			return null;
		}
		const { ast, problems } = parseExpression(String(tree.value), textLocation(tree));
		problems.forEach(this.report);
		if (problems.length > 0 || !ast) return null;
		if (grammar.kind === 'source') return { kind: 'source', yields: grammar.yields, ast, at: tree.at };
		return { kind: 'expression', slot: grammar.slot, ast, at: tree.at };
	}

	private map(tree: Tree, what: string, hint?: string): MapTree | null {
		if (tree.kind === 'map') return tree;
		this.wrongType(tree, what, hint);
		return null;
	}

	private wrongType(tree: Tree, expected: string, hint?: string): void {
		this.report({
			code: 'wrong-type',
			message: `Found ${describeTree(tree)}, but ${expected} is needed.`,
			...(hint ? { hint } : {}),
			at: tree.at,
		});
	}
}

/** Findings about a map underline its first key instead of all its lines. */
function headOf(map: MapTree): SourceSpan {
	const first = map.entries.values().next().value;
	const { file, start } = map.at;
	return { file, start, end: first ? Math.max(first.key.end, start + 1) : start + 1 };
}

/** Location of a scalar's characters in the file; if quoting or folding moved them, all map to its start. */
function textLocation({ value, at, textStart }: ScalarTree): TextLocation {
	if (typeof value !== 'string') return { ...at, exact: true };
	return textStart === null ? { ...at, exact: false } : { file: at.file, start: textStart, end: textStart + value.length, exact: true };
}

/** Whether a tree has the outer structure of a grammar, which is enough to choose between alternatives. */
function fitsTree(tree: Tree, grammar: Grammar): boolean {
	switch (grammar.kind) {
		case 'boolean':
			return tree.kind === 'scalar' && typeof tree.value === 'boolean';
		case 'number':
			return tree.kind === 'scalar' && typeof tree.value === 'number';
		case 'enum':
			return tree.kind === 'scalar' && grammar.values.includes(String(tree.value));
		case 'list':
		case 'blocks':
		case 'actions':
			return tree.kind === 'list';
		case 'object':
		case 'lazy':
		case 'record':
		case 'arguments':
		case 'route-params':
		case 'props':
		case 'state-values':
			return tree.kind === 'map';
		case 'any':
			return true;
		default:
			return tree.kind === 'scalar';
	}
}
