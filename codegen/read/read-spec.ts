import type { Change, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { parseExpression, parseTemplate, type TextLocation } from '#codegen/expression/parse-expression.ts';
import { steps } from '#codegen/grammar/actions.ts';
import { blockKinds } from '#codegen/grammar/block-kinds.ts';
import type { Grammar, ObjectGrammar, UnionGrammar } from '#codegen/grammar/grammar.ts';
import { describeKinds, describeSign, kindsWith, signOf } from '#codegen/grammar/kinds.ts';
import { blocksMatch, entriesMatch, expressionMatch, lookMatch, objectMatch, textMatch } from '#codegen/grammar/match.ts';
import { choicesIn, isMatch, readMatch, readMatchedEntries } from './choices.ts';
import { expressionAsText } from './expression-as-text.ts';
import { describeTree, literalProblem } from './literal-problem.ts';
import {
	hintForBlock,
	hintForComma,
	hintForRecord,
	hintForStep,
	hintForText,
	hintForUnion,
	keysOf,
	misnamedKind,
	remedyForExpression,
} from './reading-hints.ts';
import type { ListSpec, ObjectSpec, RecordSpec, Spec, TextSpec } from './spec.ts';
import { type ListTree, type MapTree, type ScalarTree, type Tree, toPlain } from './tree.ts';

/** Reads a whole file by the grammar of its kind; null unless its root is a map. */
export function readSpec(tree: Tree, shape: ObjectGrammar, report: Report): ObjectSpec | null {
	return new SpecReader(report).object(tree, shape, 'object');
}

/** Reads a construct by the grammar of its kind; null if the kind is unknown. */
export function readUnion(tree: Tree, union: UnionGrammar, report: Report): ObjectSpec | null {
	return new SpecReader(report).union(tree, union);
}

/** Cached: called for every map of every manifest. */
function requiredKeysOf(shape: ObjectGrammar): readonly string[] {
	const known = requiredKeys.get(shape) ?? Object.keys(shape.keys).filter((name) => shape.keys[name]?.required);
	requiredKeys.set(shape, known);
	return known;
}

const requiredKeys = new WeakMap<ObjectGrammar, readonly string[]>();

interface Titled {
	shape: ObjectGrammar;
	role: ObjectSpec['role'];
	/** As findings name the construct. */
	title: string;
}

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
				return grammar.shape.isChoosable && isMatch(tree)
					? this.matched(tree, objectMatch(grammar.shape))
					: this.object(tree, grammar.shape, 'object');
			case 'look':
				return isMatch(tree) ? this.look(tree, grammar) : this.read(tree, grammar.of);
			case 'lazy':
				return this.object(tree, grammar.shape(), 'object');
			case 'union':
				return this.union(tree, grammar.union);
			case 'list':
				return this.entries(tree, entriesMatch(grammar.of), (item) => this.read(item, grammar.of), grammar.nonEmpty);
			case 'blocks':
				return this.entries(tree, blocksMatch, (item) => this.block(item));
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

	/** `ignored` keys of the map have been checked already; `title` names the construct in findings. */
	object(
		tree: Tree,
		shape: ObjectGrammar,
		role: ObjectSpec['role'],
		{ ignored = [], title = shape.name }: { ignored?: readonly string[]; title?: string } = {},
	): ObjectSpec | null {
		const map = this.map(tree, `a map (${shape.name})`, keysOf(shape));
		if (!map) return null;
		const keys = new Map<string, { key: SourceSpan; value: Spec }>();
		const meant = new Set<string>();
		for (const [name, entry] of map.entries) {
			if (ignored.includes(name)) continue;
			const grammar = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
			if (!grammar) meant.add(this.unknownKey(name, entry, { shape, role, title }) ?? '');
			else {
				const value = this.read(entry.value, grammar.grammar);
				if (value) keys.set(name, { key: entry.key, value });
			}
		}
		this.missingKeys(map, { shape, role, title }, meant);
		return { kind: 'object', shape, role, keys, incomplete: keys.size < map.entries.size - ignored.length, at: map.at };
	}

	union(tree: Tree, union: UnionGrammar): ObjectSpec | null {
		const map = this.map(tree, `a map (${union.name})`, hintForUnion(union));
		const kind = map && this.kindOf(map, union);
		if (!kind) return null;
		const title = describeSign(signOf(union, kind));
		return this.object(map, kind, 'object', { ignored: this.keysOfOtherKinds(map, kind, union), title });
	}

	private kindOf(map: MapTree, union: UnionGrammar): ObjectGrammar | null {
		const by = union.by.find((name) => map.entries.has(name));
		const meant = by === undefined ? this.misspeltKeys(map, union) : [];
		this.oneKeyOf(map, { name: union.name, oneOf: union.by }, 'object', new Set(meant));
		const value = map.entries.get(by ?? '')?.value;
		if (!value) return null;
		const kinds = union.kinds.map((shape) => ({ shape, sign: signOf(union, shape) })).filter(({ sign }) => sign.key === by);
		const chosen = kinds.find(({ sign }) => sign.value === null || (value.kind === 'scalar' && value.value === sign.value));
		if (!chosen) this.literal(value, { kind: 'enum', values: kinds.flatMap(({ sign }) => sign.value ?? []) });
		return chosen?.shape ?? null;
	}

	/** Returns the keys that tell the kind and were probably meant by unknown ones. */
	private misspeltKeys(map: MapTree, union: UnionGrammar): string[] {
		return [...map.entries].flatMap(([name, entry]) => {
			const near = closest(name, union.by);
			if (near === null || kindsWith(name, union).length > 0) return [];
			const message = `\`${name}\` is not a key of ${union.name}, so it would have no effect.`;
			this.report({ code: 'unknown-key', message, ...suggestName({ name, at: entry.key, candidates: union.by }) });
			return [near];
		});
	}

	/** Returns the keys that other kinds have and this one lacks, which are reported, and other keys that tell a kind. */
	private keysOfOtherKinds(map: MapTree, kind: ObjectGrammar, union: UnionGrammar): string[] {
		const others = [...map.entries].filter(([name]) => !Object.hasOwn(kind.keys, name));
		return others.flatMap(([name, entry]) => {
			if (union.by.includes(name)) return [name];
			const fitting = kindsWith(name, union);
			if (fitting.length === 0) return [];
			this.report({
				code: 'conflicting-keys',
				message: `\`${name}\` has no effect with ${describeSign(signOf(union, kind))}.`,
				hint: `It goes with ${describeKinds(union, fitting)}.`,
				at: entry.key,
			});
			return [name];
		});
	}

	/** Returns the key that was probably meant, so that it is not reported as missing, too. */
	private unknownKey(name: string, entry: { key: SourceSpan; value: Tree }, { shape, role, title }: Titled): string | null {
		const candidates = Object.keys(shape.keys);
		const moved = shape.moved?.[name];
		const isStep = role === 'step' && Object.hasOwn(steps, name);
		const elsewhere = isStep ? `\`${name}\` is a step of its own: put \`- \` before it.` : undefined;
		const hint = moved ? `Write \`${moved}\`, which has taken its place.` : elsewhere;
		this.report({
			code: 'unknown-key',
			message: `\`${name}\` is not a key of ${title}, so it would have no effect.`,
			...(hint
				? { hint, at: entry.key }
				: suggestName({ name, at: entry.key, candidates, otherwise: hintForComma(entry) ?? keysOf(shape) })),
		});
		return closest(name, candidates);
	}

	private missingKeys(map: MapTree, { shape, role, title }: Titled, meant: ReadonlySet<string>): void {
		for (const name of requiredKeysOf(shape)) {
			if (map.entries.has(name) || meant.has(name)) continue;
			const hint = shape.keys[name]?.doc;
			this.report({ code: 'missing-key', message: `${title} needs the key \`${name}\`.`, hint, at: headOf(map) });
		}
		if (shape.oneOf) this.oneKeyOf(map, { name: shape.name, oneOf: shape.oneOf }, role, meant);
	}

	private oneKeyOf(
		map: MapTree,
		{ name, oneOf }: Required<Pick<ObjectGrammar, 'name' | 'oneOf'>>,
		role: ObjectSpec['role'],
		meant: ReadonlySet<string>,
	): void {
		const at = headOf(map);
		const present = oneOf.filter((key) => map.entries.has(key));
		if (present.length === 1 || (present.length === 0 && oneOf.some((key) => meant.has(key)))) return;
		const choices = oneOf.map((key) => `\`${key}\``).join(' or ');
		const second = present[1] ? (map.entries.get(present[1])?.key ?? at) : at;
		const where = role === 'step' ? map.at : second;
		if (present.length === 0) this.report({ code: 'missing-key', message: `${name} needs ${choices}.`, at: where });
		else
			this.report({
				code: 'conflicting-keys',
				message: `${name} takes only one of ${choices}.`,
				hint: `Keep one of ${present.map((key) => `\`${key}\``).join(' and ')}.`,
				at: where,
			});
	}

	/** A list whose entries may be choices: the entries of all cases, each with its case as its `when`. */
	private entries(tree: Tree, choice: ObjectGrammar | null, read: (item: Tree) => Spec | null, nonEmpty = false): ListSpec | null {
		if (!choice) return this.list(tree, read, nonEmpty);
		const matches: Ast[] = [];
		const chosen = (item: Tree): readonly Spec[] | null => {
			const found = this.matched(item, choice);
			if (found?.matches) matches.push(...found.matches);
			return found?.items ?? null;
		};
		const list = this.list(tree, (item) => (isMatch(item) ? chosen(item) : read(item)), nonEmpty);
		return list && (matches.length > 0 ? { ...list, matches } : list);
	}

	/** The results of all cases, each with its case as its `when`; null if findings have left some out. */
	private matched(tree: Tree, choice: ObjectGrammar): ListSpec | null {
		const spec = this.object(tree, choice, 'object');
		const found = spec && !isIncomplete(spec) && readMatchedEntries(spec);
		return found ? { kind: 'list', items: found.entries, matches: found.matches, incomplete: false, at: spec.at } : null;
	}

	private look(tree: Tree, { name, of }: Extract<Grammar, { kind: 'look' }>): Spec | null {
		const ast = this.match(tree, lookMatch(name, of));
		return ast && { kind: 'expression', slot: of.kind === 'reference' ? 'icon' : 'text', ast, at: tree.at };
	}

	private match(tree: Tree, shape: ObjectGrammar): Ast | null {
		const spec = this.object(tree, shape, 'object');
		return spec && !isIncomplete(spec) ? readMatch(spec) : null;
	}

	private block(tree: Tree): ObjectSpec | null {
		const map = this.map(tree, 'a block', hintForBlock(tree));
		if (!map) return null;
		const kind = map.entries.get('block');
		const at = headOf(map);
		if (!kind) {
			const misnamed = misnamedKind(map);
			const where = misnamed && map.entries.get(misnamed.key)?.key;
			this.report({
				code: 'missing-key',
				message: 'A block needs the key `block`, which names its kind.',
				hint: misnamed ? `Write \`block: ${misnamed.kind}\`.` : `The kinds are: ${Object.keys(blockKinds).join(', ')}.`,
				fix: misnamed && where ? [{ kind: 'rename', at: where, from: misnamed.key, to: 'block' }] : [],
				at: where ?? at,
			});
			return null;
		}
		const name = kind.value.kind === 'scalar' ? kind.value.value : null;
		const grammar = typeof name === 'string' && Object.hasOwn(blockKinds, name) ? blockKinds[name] : undefined;
		if (!grammar) {
			const kinds = Object.keys(blockKinds);
			this.report({
				code: 'unknown-block',
				message: `\`${String(name)}\` is not a block kind, so nothing can be drawn here.`,
				...suggestName({ name: String(name), at: kind.value.at, candidates: kinds, otherwise: `The kinds are: ${kinds.join(', ')}.` }),
			});
			return null;
		}
		return this.object(map, grammar, 'block', { ignored: ['block'] });
	}

	private step(tree: Tree): ObjectSpec | null {
		const map = this.map(tree, 'a step', hintForStep(tree));
		if (!map) return null;
		const kinds = [...map.entries.keys()].filter((key) => Object.hasOwn(steps, key));
		const shape = kinds[0] ? steps[kinds[0]] : undefined;
		if (!shape) {
			const [name = '', first] = map.entries.entries().next().value ?? [];
			const candidates = Object.keys(steps);
			this.report({
				code: 'unknown-step',
				message: 'This is not a step that an action list knows.',
				...suggestName({ name, at: first?.key ?? map.at, candidates, otherwise: `The steps are: ${candidates.join(', ')}.` }),
			});
			return null;
		}
		return this.object(map, shape, 'step');
	}

	private list(tree: Tree, read: (item: Tree) => Spec | readonly Spec[] | null, nonEmpty = false): ListSpec | null {
		if (tree.kind !== 'list') {
			this.wrongType(tree, 'a list', 'Start each item with `- `.');
			return null;
		}
		if (nonEmpty && tree.items.length === 0)
			this.report({ code: 'empty-list', message: 'This list may not be empty.', hint: 'Add an item, or delete the key.', at: tree.at });
		const items = (tree as ListTree).items.map(read);
		const incomplete = tree.incomplete === true || items.includes(null);
		return { kind: 'list', items: items.flatMap((item) => item ?? []), incomplete, at: tree.at };
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
			const value =
				grammar.kind === 'arguments' && isObjectArgument(entry.value) ? this.objectArgument(entry.value) : this.read(entry.value, of);
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
		this.report(problem);
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

	private text(tree: Tree): TextSpec | null {
		if (isMatch(tree)) {
			const ast = this.match(tree, textMatch);
			return ast && { kind: 'text', parts: [ast], at: tree.at };
		}
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
		for (const part of parts) if (typeof part !== 'string') this.checkChoices(part);
		return problems.length > 0 ? null : { kind: 'text', parts, at: tree.at };
	}

	private expression(tree: Tree, grammar: Extract<Grammar, { kind: 'expression' | 'source' }>): Spec | null {
		const ast = this.ast(tree);
		if (!ast) return null;
		if (grammar.kind === 'source') return { kind: 'source', yields: grammar.yields, ast, at: tree.at };
		return { kind: 'expression', slot: grammar.slot, ast, at: tree.at };
	}

	private ast(tree: Tree): Ast | null {
		if (isMatch(tree)) return this.match(tree, expressionMatch);
		if (tree.kind !== 'scalar' || tree.empty) {
			this.wrongType(tree, 'an expression', ...remedyForExpression(tree));
			return null;
		}
		const { ast, problems } = parseExpression(String(tree.value), textLocation(tree));
		problems.forEach(this.report);
		if (ast) this.checkChoices(ast);
		return problems.length > 0 ? null : ast;
	}

	private objectArgument(tree: MapTree): Spec | null {
		const ast = this.objectAst(tree);
		return ast && { kind: 'expression', slot: 'any', ast, at: tree.at };
	}

	private objectAst(tree: MapTree): Ast | null {
		const fields = [...tree.entries].flatMap(([name, { key, value }]) => {
			const ast = isObjectArgument(value) ? this.objectAst(value) : this.ast(value);
			return ast ? [{ name, at: key, value: ast }] : [];
		});
		return fields.length === tree.entries.size ? { kind: 'object', fields, at: tree.at } : null;
	}

	private checkChoices(ast: Ast): void {
		const [, , third] = choicesIn(ast);
		if (!third) return;
		this.report({
			code: 'nested-choices',
			message: 'This is the third `?:` of the expression, whose outcome nobody sees at a glance.',
			hint: 'Choose by value with `match:` and `cases:`, or name a part of it in `let`.',
			at: third.at,
		});
	}

	private map(tree: Tree, what: string, hint?: string): MapTree | null {
		if (tree.kind === 'map') return tree;
		this.wrongType(tree, what, hint);
		return null;
	}

	private wrongType(tree: Tree, expected: string, hint?: string, fix: readonly Change[] = []): void {
		this.report({
			code: 'wrong-type',
			message: `Found ${describeTree(tree)}, but ${expected} is needed.`,
			...(hint ? { hint } : {}),
			fix,
			at: tree.at,
		});
	}
}

/** Whether findings have left out a key of a choice, or one of its cases. */
const isIncomplete = ({ incomplete, keys }: ObjectSpec): boolean =>
	incomplete || [...keys.values()].some(({ value }) => value.kind === 'record' && value.incomplete);

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

/** An argument written field by field, and no choice among arguments. */
const isObjectArgument = (tree: Tree): tree is MapTree => tree.kind === 'map' && !isMatch(tree);

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
		case 'union':
		case 'record':
		case 'arguments':
		case 'route-params':
		case 'props':
		case 'state-values':
			return tree.kind === 'map';
		case 'any':
			return true;
		case 'expression':
			return tree.kind === 'scalar' || isMatch(tree);
		default:
			return tree.kind === 'scalar';
	}
}
