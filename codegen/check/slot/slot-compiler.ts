/** Compiles specs generically: types expressions and resolves references. Rules of single constructs are in files of their own. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { type ModuleModel, type Names, resolveName } from '#codegen/check/names.ts';
import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot } from '#codegen/expression/assignable.ts';
import type { Ast, PipeAst } from '#codegen/expression/ast.ts';
import { type CheckContext, checkExpression, type ScopeTypes } from '#codegen/expression/check-expression.ts';
import { collectPaths, emitBadge, emitExpression, emitTemplate } from '#codegen/expression/emit-expression.ts';
import { isNullable, orNull } from '#codegen/expression/join-types.ts';
import { literalResults } from '#codegen/expression/literal-results.ts';
import { placeBelow } from '#codegen/expression/site-path.ts';
import { findUnsafeLink } from '#codegen/expression/unsafe-link.ts';
import { describeType, type TimeKind, type ValueType } from '#codegen/expression/value-type.ts';
import { zoneTimes } from '#codegen/expression/zone-times.ts';
import { dataCall } from '#codegen/grammar/data-call.ts';
import { type Binding, bindingOf, isOrigin, type ObjectGrammar, type SlotType } from '#codegen/grammar/grammar.ts';
import {
	type ExpressionSpec,
	type ObjectSpec,
	type RecordSpec,
	type ReferenceSpec,
	referenceAt,
	type SourceSpec,
	type TextSpec,
} from '#codegen/read/spec.ts';
import { impliedFields, isObjectNode, isRecordNode, type ObjectNode, type ScopedNode, ScopedWalk } from '#codegen/walk/scoped-walk.ts';
import type { Argument } from './check-arguments.ts';
import { checkAsked } from './check-asked.ts';
import { checkArgumentAsked, checkRecord } from './check-record.ts';
import { checkReference } from './check-reference.ts';
import { type Compiled, functionOf, json, listOf, objectOf, propertyKey } from './compiled.ts';
import type { ConstructContext, ConstructRules, Entry, Node } from './construct.ts';
import { fieldsOf, type PageNames, routeType } from './page-names.ts';
import { SENT_FILE, SENT_PART } from './sent-file.ts';
import { checkLikeRow, checkObject, compileList, yieldedBy } from './source.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };

const ignore: Report = () => undefined;

export interface SlotCompilerOptions {
	names: Names;
	page: PageNames;
	/** Rules of single constructs. */
	rules: ConstructRules;
	report: Report;
}

export class SlotCompiler implements ConstructContext {
	readonly names: Names;
	readonly page: PageNames;
	readonly report: Report;
	private readonly rules: ConstructRules;
	private readonly zonedPipes = new Map<PipeAst, TimeKind>();
	readonly walk = new ScopedWalk<ValueType>((...bound) => this.typeOfBinding(...bound));

	constructor({ names, page, rules, report }: SlotCompilerOptions) {
		this.names = names;
		this.page = page;
		this.rules = rules;
		this.report = report;
	}

	/** For titles, which are shown before the data has loaded: they need `?? …` even for values that are never null in a response. */
	beforeData(): SlotCompiler {
		return new SlotCompiler({
			names: this.names,
			page: this.page,
			rules: this.rules,
			report: (finding) => finding.code !== 'needless-default' && this.report(finding),
		});
	}

	/** Adds the data that `node` reads to `needs`, the set of the enclosing block. */
	compile(node: Node, needs: Set<string>): Compiled {
		const { spec } = node;
		if (isObjectNode(node)) return this.object(node, needs);
		if (isRecordNode(node)) return this.record(node, needs);
		switch (spec.kind) {
			case 'text':
				return this.text(spec, node, needs);
			case 'expression':
				return this.expression(spec, node, needs);
			case 'reference':
				return this.reference(spec, node);
			case 'source':
				return this.source(spec, node, needs);
			case 'list':
				for (const match of spec.matches ?? []) checkExpression(match, this.contextOf(node), this.report);
				return listOf([...this.walk.children(node)].map((item) => this.compile(item, needs)));
			default:
				return json('value' in spec ? spec.value : null);
		}
	}

	private typeOfBinding(binding: Binding, owner: ObjectNode<ValueType>, scope: ScopeTypes): ValueType {
		const { state, data, dialogs, incomplete, reads } = this.page;
		switch (binding.value) {
			case 'variables':
				return fieldsOf('state', [...state], incomplete.has('state'));
			case 'calls':
				return fieldsOf(
					'data',
					[...data].map(([name, { operation, optional }]) => {
						const answer = operation?.answer ?? UNKNOWN;
						return [name, optional ? orNull(answer) : answer] as const;
					}),
					incomplete.has('data'),
				);
			case 'params': {
				const dialog = dialogs.get(String(owner.step));
				return fieldsOf('dialog', [...(dialog?.params ?? [])], dialog?.incomplete);
			}
			case 'answer':
				reads.answers.add(binding.name);
				return this.operationAt(owner.spec, binding.of)?.answer ?? UNKNOWN;
			case 'result':
				reads.answers.add(binding.name);
				return this.resultOf(this.names.handlers.get(referenceAt(owner.spec, binding.of)?.name ?? ''));
			case 'input':
			case 'entry':
				return this.rules.get(owner.spec.shape)?.binds?.(owner, this) ?? UNKNOWN;
			case 'item':
			case 'object': {
				const origin = owner.spec.keys.get(binding.of)?.value;
				if (origin?.kind !== 'source') return UNKNOWN;
				return yieldedBy(origin, checkExpression(origin.ast, this.contextOf({ ...owner, scope }), ignore), this.page);
			}
			case 'route':
				return routeType(this.page.page, this.names);
			case 'session':
				return this.names.session;
			case 'features':
				return fieldsOf(
					'features',
					[...this.names.features.keys()].map((name) => [name, { kind: 'boolean' }] as const),
					this.names.incomplete.has('feature'),
				);
			case 'slot':
			case 'event': {
				const component = this.names.components.get(referenceAt(owner.spec, 'component')?.name ?? '');
				const place = component?.[binding.value === 'slot' ? 'slots' : 'events'].get(binding.of);
				return component ? (place?.value?.type ?? UNKNOWN) : UNKNOWN;
			}
			case 'text':
				return { kind: 'string' };
			case 'file':
				return SENT_FILE;
			case 'part':
				return SENT_PART;
			case 'let':
				return UNKNOWN;
		}
	}

	/** A handler without a declared result has nothing to read. */
	private resultOf(handler: ModuleModel | undefined): ValueType {
		return handler ? (handler.result?.type ?? { kind: 'object', fields: () => new Map(), at: handler.at }) : UNKNOWN;
	}

	private object(node: ObjectNode<ValueType>, needs: Set<string>): Compiled {
		const { shape, role } = node.spec;
		const block = role === 'block' && 'block' in shape ? shape.block : null;
		if (block === null && !shape.derived?.needs) return objectOf(this.entries(node, needs));
		const own = new Set<string>();
		const entries = this.entries(node, own);
		const head: Entry[] = block === null ? [] : [['block', json(block)]];
		return objectOf([...head, ...entries, ['needs', json([...own].sort())]]);
	}

	private entries(node: ObjectNode<ValueType>, needs: Set<string>): readonly Entry[] {
		const { spec } = node;
		const { shape } = spec;
		const keys = this.walk.keys(node);
		const entries: Entry[] = [];
		for (const name of keysInOrder(shape)) {
			const key = keys.get(name);
			if (!key) continue;
			const compiled = this.compile(key, needs);
			if (!shape.keys[name]?.resolved) entries.push([name, compiled]);
		}
		this.checkLeftOut(node);
		this.noteLeftOut(node);
		return this.rules.get(shape)?.compile?.({ node, spec, keys, entries }, this) ?? entries;
	}

	/** Checks omitted maps of arguments, params or props as empty maps, unless a misspelled key may be the map. */
	private checkLeftOut({ spec }: ObjectNode<ValueType>): void {
		if (spec.incomplete) return;
		for (const [name, { grammar }] of Object.entries(spec.shape.keys)) {
			if (spec.keys.has(name)) continue;
			if (grammar.kind === 'arguments' || grammar.kind === 'route-params' || grammar.kind === 'props')
				checkRecord({ grammar, at: spec.at }, new Map(), spec, this);
		}
	}

	/** The runtime reads an implied list field if its key is omitted, so it counts as read. Items without an `id` are still rendered. */
	private noteLeftOut(node: ObjectNode<ValueType>): void {
		const item = this.itemOf(node);
		if (item?.kind !== 'object') return;
		for (const { key, field } of impliedFields(node.spec)) {
			const grammar = node.spec.shape.keys[key]?.grammar;
			const found = grammar?.kind === 'expression' && grammar.slot === 'list' ? item.fields().get(field) : undefined;
			if (found) this.page.reads.note(found, 'data');
		}
	}

	typeOf(node: Node | undefined): ValueType {
		if (node?.spec.kind !== 'expression' && node?.spec.kind !== 'source') return UNKNOWN;
		const type = checkExpression(node.spec.ast, this.contextOf(node), ignore);
		return node.spec.kind === 'source' ? yieldedBy(node.spec, type, this.page) : type;
	}

	keyTypeOf(node: ObjectNode<ValueType>): ValueType | undefined {
		const key = this.walk.keys(node).get('key');
		if (key?.spec.kind === 'expression') return this.typeOf(key);
		const item = this.itemOf(node);
		return item?.kind === 'object' ? item.fields().get('id')?.type : UNKNOWN;
	}

	itemOf(node: ObjectNode<ValueType>): ValueType | undefined {
		const item = bindingOf(node.spec.shape, 'item');
		return item && this.walk.bound(node).get(item.name);
	}

	private contextOf({ scope, facts }: Pick<Node, 'scope' | 'facts'>): CheckContext {
		const { reads, labels } = this.page;
		return {
			scope,
			facts,
			dictionaries: this.names.dictionaries,
			onRead: (field, root) => reads.note(field, root),
			onLabel: (dictionary, value, at) => labels.note(dictionary, value, at),
			onTime: (pipe, kind) => this.zonedPipes.set(pipe, kind),
		};
	}

	operationAt(spec: ObjectSpec, key: string): OperationModel | null {
		const reference = referenceAt(spec, key);
		return reference ? (this.names.operations.get(reference.name) ?? null) : null;
	}

	private text(spec: TextSpec, node: Node, needs: Set<string>): Compiled {
		const [only] = spec.parts;
		if (spec.parts.length === 0) return json('');
		if (spec.parts.length === 1 && typeof only === 'string') return json(only);
		for (const part of spec.parts) if (typeof part !== 'string') this.check(part, node, needs, 'text');
		return functionOf(emitTemplate(spec.parts.map((part) => (typeof part === 'string' ? part : zoneTimes(part, this.zonedPipes)))));
	}

	private expression(spec: ExpressionSpec, node: Node, needs: Set<string>): Compiled {
		this.check(spec.ast, node, needs, spec.slot);
		const zoned = zoneTimes(spec.ast, this.zonedPipes);
		const ast = spec.slot === 'url' ? placeBelow(zoned, this.names.base) : zoned;
		return functionOf(spec.slot === 'badge' ? emitBadge(ast) : emitExpression(ast));
	}

	/** Types an expression, notes the data it reads, and checks it against the slot type. */
	private check(ast: Ast, node: Node, needs: Set<string>, slot: SlotType): ValueType {
		this.noteNeeds(ast, needs);
		const unsafe = slot === 'link' ? findUnsafeLink(ast) : null;
		if (unsafe) this.report(unsafe);
		if (slot === 'icon') this.icons(ast);
		const type = checkExpression(ast, this.contextOf(node), this.report);
		if (slot === 'any') this.page.reads.noteWhole(type, ast);
		const fits = fitsSlot(type, slot);
		if (fits !== true) this.report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at: ast.at });
		return type;
	}

	private icons(ast: Ast): void {
		for (const { value, at } of literalResults(ast)) if (typeof value === 'string') resolveName(this.names, 'icon', value, at, this.report);
	}

	private noteNeeds(ast: Ast, needs: Set<string>): void {
		for (const [root, name] of collectPaths(ast)) if (root === 'data' && name && this.page.data.has(name)) needs.add(name);
	}

	private source(spec: SourceSpec, node: Node, needs: Set<string>): Compiled {
		this.noteNeeds(spec.ast, needs);
		const type = checkExpression(spec.ast, this.contextOf(node), this.report);
		if (spec.yields === 'list') return compileList(spec, type, this.page, this.report);
		if (spec.yields === 'row' && isObjectNode(node.parent)) checkLikeRow(spec, type, this.itemOf(node.parent), this.report);
		checkObject(spec, type, this.report);
		// Blocks read such an object's fields by name (a form takes its initial values from it), so all of it counts as read.
		const bindsIt = isObjectNode(node.parent) && isOrigin(node.parent.spec.shape, String(node.step));
		if (spec.yields === 'object' && !bindsIt) this.page.reads.noteWhole(yieldedBy(spec, type, this.page), spec.ast);
		return objectOf([['record', functionOf(emitExpression(spec.ast))]]);
	}

	private reference(spec: ReferenceSpec, { facts }: Node): Compiled {
		checkReference(spec, this);
		checkAsked(spec, facts, this.names, this.report);
		return json(spec.name);
	}

	/**
	 * Whether the body has the field without null, while the value may be null, if only because the form does not show its field: then the call goes
	 * without it. The runtime leaves out each null of parameters and of data calls.
	 */
	private leavesOutNull(name: string, entry: Node): boolean {
		const owner = isRecordNode(entry.parent) ? entry.parent.parent : null;
		const grammar = isRecordNode(entry.parent) ? entry.parent.spec.grammar : null;
		if (grammar?.kind !== 'arguments' || !isObjectNode(owner) || owner.spec.shape === dataCall || entry.spec.kind !== 'expression')
			return false;
		const field = this.operationAt(owner.spec, grammar.of)?.body?.fields.get(name);
		if (!field?.optional || field.type.kind === 'unknown' || isNullable(field.type)) return false;
		return isNullable(checkExpression(entry.spec.ast, this.contextOf({ ...entry, facts: new Set() }), ignore));
	}

	private record(node: ScopedNode<ValueType, RecordSpec>, needs: Set<string>): Compiled {
		const { spec, parent } = node;
		const types = new Map<string, Argument>();
		const codes: [string, string][] = [];
		const compiled: [string, Compiled][] = [];
		for (const entry of this.walk.children(node)) {
			const name = String(entry.step);
			if (entry.spec.kind !== 'expression') {
				compiled.push([name, this.compile(entry, needs)]);
				continue;
			}
			const { ast, at } = entry.spec;
			const type = this.check(ast, entry, needs, 'any');
			types.set(name, { type, ast, at, key: spec.entries.get(name)?.key ?? at });
			const value = emitExpression(zoneTimes(ast, this.zonedPipes));
			const emitted = this.leavesOutNull(name, entry) ? `${ast.kind === 'path' ? value : `(${value})`} ?? undefined` : value;
			codes.push([name, emitted]);
			compiled.push([name, functionOf(emitted)]);
			if (isObjectNode(parent)) checkArgumentAsked(name, ast, { entry, owner: parent.spec }, this);
		}
		if (spec.grammar.kind === 'record') return objectOf(compiled);
		if (isObjectNode(parent)) checkRecord(spec, types, parent.spec, this);
		return functionOf(`{ ${codes.map(([name, text]) => `${propertyKey(name)}: ${text}`).join(', ')} }`);
	}
}

/** Keys that bind names first: their findings are the cause of findings in other keys. */
function keysInOrder(shape: ObjectGrammar): readonly string[] {
	const names = Object.keys(shape.keys);
	return shape.binds ? names.sort((a, b) => Number(isOrigin(shape, b)) - Number(isOrigin(shape, a))) : names;
}
