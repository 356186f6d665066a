/** Compiles specs generically: types expressions and resolves references. Rules of single constructs are in files of their own. */
import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { type GlobalTarget, type ModuleModel, type Names, resolveName, unknownName } from '#codegen/check/names.ts';
import { compileOptimistic, type OptimisticContext } from '#codegen/check/page/actions.ts';
import { checkFacet } from '#codegen/check/page/blocks/filter-bar.ts';
import {
	checkForm,
	checkInitial,
	entryType,
	fieldRules,
	fieldsAround,
	fieldsBeside,
	formType,
	isField,
	refusalSpec,
} from '#codegen/check/page/blocks/form.ts';
import { checkCellEdit, checkTable, type TableContext } from '#codegen/check/page/blocks/table.ts';
import { checkServedFields } from '#codegen/check/page/check-served-fields.ts';
import { checkSelection } from '#codegen/check/page/selection.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot, isAssignable } from '#codegen/expression/assignable.ts';
import type { Ast, PipeAst } from '#codegen/expression/ast.ts';
import { type CheckContext, checkExpression, type ScopeTypes } from '#codegen/expression/check-expression.ts';
import { collectPaths, emitBadge, emitExpression, emitTemplate } from '#codegen/expression/emit-expression.ts';
import { orNull } from '#codegen/expression/join-types.ts';
import { literalResults } from '#codegen/expression/literal-results.ts';
import { placeBelow } from '#codegen/expression/site-path.ts';
import { featurePath, unaskedFeature } from '#codegen/expression/unasked-feature.ts';
import { findUnsafeLink } from '#codegen/expression/unsafe-link.ts';
import { describeType, type TimeKind, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import { zoneTimes } from '#codegen/expression/zone-times.ts';
import { type Binding, bindingOf, isOrigin, type ObjectGrammar, type SlotType } from '#codegen/grammar/grammar.ts';
import {
	type ExpressionSpec,
	type ObjectSpec,
	type RecordSpec,
	type ReferenceSpec,
	referenceAt,
	type SourceSpec,
	type Spec,
	scalarAt,
	type TextSpec,
} from '#codegen/read/spec.ts';
import {
	binderOf,
	filledPaths,
	impliedFields,
	isObjectNode,
	isRecordNode,
	type ObjectNode,
	type ScopedNode,
	ScopedWalk,
} from '#codegen/walk/scoped-walk.ts';
import type { AnswerReads } from './answer-reads.ts';
import { type Argument, checkArguments, checkPlaceForBlocks, checkProps, checkRouteParams } from './check-arguments.ts';
import { checkAsked, isNullWithout } from './check-asked.ts';
import { checkCloseStep, checkDialogParams } from './check-dialog-params.ts';
import { type Compiled, functionOf, json, listOf, objectOf, propertyKey } from './compiled.ts';
import { type DataModel, enumOfState, fieldsOf, type PageNames, routeType } from './page-names.ts';

type Node = ScopedNode<ValueType>;

const DECLARED = { state: 'state', data: 'data', 'paged-data': 'data', dialog: 'dialogs' } as const;

const UNKNOWN: ValueType = { kind: 'unknown' };

const ignore: Report = () => undefined;

export class SlotCompiler {
	readonly names: Names;
	readonly page: PageNames;
	readonly report: Report;
	private readonly zonedPipes = new Map<PipeAst, TimeKind>();
	readonly walk = new ScopedWalk<ValueType>((...bound) => this.typeOfBinding(...bound));

	constructor(names: Names, page: PageNames, report: Report) {
		this.names = names;
		this.page = page;
		this.report = report;
	}

	/** For titles, which are shown before the data has loaded: they need `?? …` even for values that are never null in a response. */
	beforeData(): SlotCompiler {
		return new SlotCompiler(this.names, this.page, (finding) => finding.code !== 'needless-default' && this.report(finding));
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
				return formType(this.operationAt(owner.spec, binding.of), owner.spec);
			case 'entry':
				return entryType(this.fieldAt(owner)?.type, owner.spec);
			case 'item':
			case 'object': {
				const origin = owner.spec.keys.get(binding.of)?.value;
				if (origin?.kind !== 'source') return UNKNOWN;
				return this.sourceType(origin, checkExpression(origin.ast, this.contextOf({ ...owner, scope }), ignore));
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
			case 'text':
				return { kind: 'string' };
		}
	}

	/** A handler without a declared result has nothing to read. */
	private resultOf(handler: ModuleModel | undefined): ValueType {
		return handler ? (handler.result?.type ?? { kind: 'object', fields: () => new Map(), at: handler.at }) : UNKNOWN;
	}

	private object(node: ObjectNode<ValueType>, needs: Set<string>): Compiled {
		const { spec } = node;
		if (spec.role === 'step') checkCloseStep(spec, binderOf(node, 'params') !== null, this.report);
		const { shape } = spec;
		const block = spec.role === 'block' && 'block' in shape ? shape.block : null;
		if (block === null && !shape.derived?.needs) return objectOf(this.entries(node, needs));
		const own = new Set<string>();
		const entries = this.entries(node, own);
		if (block === 'custom') checkPlaceForBlocks(spec, this.names.components, this.report);
		const head: [string, Compiled][] = block === null ? [] : [['block', json(block)]];
		return objectOf([...head, ...entries, ['needs', json([...own].sort())]]);
	}

	private entries(node: ObjectNode<ValueType>, needs: Set<string>): [string, Compiled][] {
		const { spec } = node;
		const { shape } = spec;
		const keys = this.walk.keys(node);
		const entries = bindingOf(shape, 'input') ? this.formEntries(node, keys.get('initial')) : [];
		for (const name of keysInOrder(shape)) {
			const key = keys.get(name);
			if (!key) continue;
			const first = VALUES_OF_FIELDS.includes(name) && isField(shape) && key.spec.kind === 'expression' ? key.spec : null;
			const compiled = first ? this.fieldValue(first, key, needs) : this.compile(key, needs);
			if (!shape.keys[name]?.resolved) entries.push([name, compiled]);
		}
		this.checkLeftOut(node);
		this.noteLeftOut(node);
		return [...entries, ...this.timeKind(node, keys.get('time')), ...this.derivedEntries(node, keys)];
	}

	/** The clock of `time`. Reports one that a block cannot name, because its times are moments. */
	private timeKind({ spec: { shape } }: ObjectNode<ValueType>, time: Node | undefined): [string, Compiled][] {
		if (time?.spec.kind !== 'expression' || time.spec.slot !== 'time') return [];
		const { ast } = time.spec;
		const type = checkExpression(ast, this.contextOf(time), ignore);
		if (type.kind !== 'string' || type.time === undefined) return [];
		if (shape.derived?.timeKind && type.time !== 'mixed') return [['timeKind', json(type.time)]];
		const message = `This is a time with \`x-time: ${type.time}\`, but \`time\` shows moments, which name no clock.`;
		this.report({ code: 'wrong-slot-type', message, hint: 'Show it with `| date` in a text.', at: ast.at });
		return [];
	}

	/** Checks of single constructs, and the keys that they derive. */
	private derivedEntries(node: ObjectNode<ValueType>, keys: ReadonlyMap<string, Node>): [string, Compiled][] {
		const { spec } = node;
		const { shape } = spec;
		const operation = isField(shape) ? this.formOperation(node) : null;
		const rules = operation ? fieldRules(spec, operation, fieldsAround(node), this.report) : [];
		if (shape.keys.select) checkSelection(spec, this.rowsContext(node, keys.get('key')));
		const dictionary = isField(shape) ? referenceAt(spec, 'dict') : null;
		if (dictionary) this.page.labels.note(dictionary.name, this.fieldAt(node)?.type ?? UNKNOWN, dictionary.at);
		switch (shape.name) {
			case 'TableBlock':
				checkTable(spec, { ...this.rowsContext(node, keys.get('key')), ...this.tableContext(node) });
				return [];
			case 'CellEdit':
				checkCellEdit(spec, this.formOperation(node), this.report);
				return rules;
			case 'FormField':
				this.checkServed(keys.get('from'));
				return rules;
			case 'FieldOptions':
				this.checkOptions(node, keys.get('key'));
				return readsOf(spec.keys.get('source')?.value).length > 0 ? [['ofForm', json(true)]] : [];
			case 'FieldCheck':
				return [['reads', json(readsOf(spec.keys.get('valid')?.value))]];
			case 'OptimisticChange':
				return compileOptimistic(keys, this.optimisticContext(node));
			case 'Facet':
				return [['kind', json(this.facetKind(node, keys.get('key')))]];
			default:
				return rules;
		}
	}

	private formEntries(form: ObjectNode<ValueType>, initial: Node | undefined): [string, Compiled][] {
		const operation = this.formOperation(form);
		checkForm(form.spec, operation, this.report);
		if (initial?.spec.kind === 'source') {
			const given = checkExpression(initial.spec.ast, this.contextOf(initial), ignore);
			checkInitial(form.spec, { type: given, at: initial.spec.at }, operation, this.report);
		}
		return operation?.refusals ? [['refusals', refusalSpec(operation.refusals)]] : [];
	}

	private formOperation(node: Node): OperationModel | null {
		const form = binderOf(node, 'input')?.spec;
		return form ? this.operationAt(form, bindingOf(form.shape, 'input')?.of ?? '') : null;
	}

	/** The body field or parameter that a field of a form fills. */
	private fieldAt(field: ObjectNode<ValueType>): ValueField | undefined {
		const operation = this.formOperation(field);
		return operation ? fieldsBeside(operation, fieldsAround(field)).get(String(scalarAt(field.spec, 'field') ?? '')) : undefined;
	}

	private fieldValue(value: ExpressionSpec, node: Node, needs: Set<string>): Compiled {
		const type = this.typeOf(value.ast, node, needs, value.slot);
		// `min` and `max` of a list are those of its items.
		this.checkFieldValue(node.parent, type, value.at, node.step !== 'default');
		return functionOf(emitExpression(value.ast));
	}

	private checkFieldValue(fieldNode: Node | null | undefined, type: ValueType, at: SourceSpan, ofItems: boolean): void {
		if (!fieldNode || !isObjectNode(fieldNode)) return;
		const field = String(scalarAt(fieldNode.spec, 'field') ?? '');
		const found = this.fieldAt(fieldNode);
		if (!found) return;
		const wanted: ValueType = { ...(ofItems && found.type.kind === 'array' ? found.type.items : found.type), nullable: true };
		if (isAssignable(type, wanted)) return;
		this.report({
			code: 'wrong-parameter-type',
			message: `\`${field}\` of \`${this.formOperation(fieldNode)?.name}\` wants ${describeType(wanted)}, but this is ${describeType(type)}.`,
			at,
			...(found.at ? { related: [{ at: found.at, message: 'It is described here.' }] } : {}),
		});
	}

	/** The form reads the rows of `from` itself, so all of a row counts as read. */
	private checkServed(from: Node | undefined): void {
		if (from?.spec.kind !== 'source') return;
		const { spec } = from;
		const row = this.sourceType(spec, checkExpression(spec.ast, this.contextOf(from), ignore));
		checkServedFields(row, spec.at, this.report);
		this.noteWhole(spec.ast, row);
	}

	/** Choosing an option sets its key, so the key has the type of the field. */
	private checkOptions(node: ObjectNode<ValueType>, key: Node | undefined): void {
		const at = key?.spec.at ?? node.spec.keys.get('source')?.value.at ?? node.spec.at;
		this.checkFieldValue(node.parent, this.keyType(node, key) ?? UNKNOWN, at, true);
	}

	/** Checks omitted maps of arguments, params or props as empty maps, unless a misspelled key may be the map. */
	private checkLeftOut({ spec }: ObjectNode<ValueType>): void {
		if (spec.incomplete) return;
		for (const [name, { grammar }] of Object.entries(spec.shape.keys)) {
			if (spec.keys.has(name)) continue;
			if (grammar.kind === 'arguments' || grammar.kind === 'route-params' || grammar.kind === 'props')
				this.checkRecord({ grammar, at: spec.at }, new Map(), spec);
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

	private facetKind(node: ObjectNode<ValueType>, key: Node | undefined) {
		const keyType = (): ValueType => this.keyType(node, key) ?? UNKNOWN;
		return checkFacet(node.spec, {
			state: this.page.state,
			keyType,
			valuesOf: (name) => enumOfState(name, this.page.data),
			report: this.report,
		});
	}

	private rowsContext(node: ObjectNode<ValueType>, key: Node | undefined) {
		return { state: this.page.state, keyType: () => this.keyType(node, key), report: this.report };
	}

	private tableContext(node: ObjectNode<ValueType>): Pick<TableContext, 'data' | 'row'> {
		const source = node.spec.keys.get('source')?.value;
		const data = source?.kind === 'source' ? this.callOf(source).data : undefined;
		return { data, row: this.itemOf(node) };
	}

	private optimisticContext(node: ObjectNode<ValueType>): OptimisticContext {
		const step = node.parent?.parent;
		return {
			data: this.page.data,
			operation: isObjectNode(step) ? this.operationAt(step.spec, 'call') : null,
			typeOf: (at) => (at.spec.kind === 'expression' ? checkExpression(at.spec.ast, this.contextOf(at), ignore) : UNKNOWN),
			keyType: (block) => this.keyType(block, undefined),
			report: this.report,
		};
	}

	/** Type of the key that identifies an item; undefined if the item has none. */
	private keyType(node: ObjectNode<ValueType>, key: Node | undefined): ValueType | undefined {
		if (key?.spec.kind === 'expression') return checkExpression(key.spec.ast, this.contextOf(key), ignore);
		const item = this.itemOf(node);
		return item?.kind === 'object' ? item.fields().get('id')?.type : UNKNOWN;
	}

	private itemOf(node: ObjectNode<ValueType>): ValueType | undefined {
		const item = bindingOf(node.spec.shape, 'item');
		return item && this.walk.bound(node).get(item.name);
	}

	private contextOf({ scope, nonNull }: Pick<Node, 'scope' | 'nonNull'>): CheckContext {
		const { reads, labels } = this.page;
		return {
			...{ scope, nonNull, dictionaries: this.names.dictionaries },
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
		for (const part of spec.parts) if (typeof part !== 'string') this.typeOf(part, node, needs, 'text');
		return functionOf(emitTemplate(spec.parts.map((part) => (typeof part === 'string' ? part : zoneTimes(part, this.zonedPipes)))));
	}

	private expression(spec: ExpressionSpec, node: Node, needs: Set<string>): Compiled {
		this.typeOf(spec.ast, node, needs, spec.slot);
		const zoned = zoneTimes(spec.ast, this.zonedPipes);
		const ast = spec.slot === 'url' ? placeBelow(zoned, this.names.base) : zoned;
		return functionOf(spec.slot === 'badge' ? emitBadge(ast) : emitExpression(ast));
	}

	/** Types an expression, notes the data it reads, and checks it against the slot type. */
	private typeOf(ast: Ast, node: Node, needs: Set<string>, slot: SlotType): ValueType {
		this.noteNeeds(ast, needs);
		const unsafe = slot === 'link' ? findUnsafeLink(ast) : null;
		if (unsafe) this.report(unsafe);
		if (slot === 'icon') this.icons(ast);
		const type = checkExpression(ast, this.contextOf(node), this.report);
		if (slot === 'any') this.noteWhole(ast, type);
		const fits = fitsSlot(type, slot);
		if (fits !== true) this.report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at: ast.at });
		return type;
	}

	private icons(ast: Ast): void {
		for (const { value, at } of literalResults(ast)) if (typeof value === 'string') resolveName(this.names, 'icon', value, at, this.report);
	}

	private noteWhole(ast: Ast, type: ValueType): void {
		const roots = collectPaths(ast).flatMap(([root]) => root ?? []);
		this.page.reads.noteWhole(type, roots);
	}

	private noteNeeds(ast: Ast, needs: Set<string>): void {
		for (const [root, name] of collectPaths(ast)) if (root === 'data' && name && this.page.data.has(name)) needs.add(name);
	}

	private source(spec: SourceSpec, node: Node, needs: Set<string>): Compiled {
		this.noteNeeds(spec.ast, needs);
		const type = checkExpression(spec.ast, this.contextOf(node), this.report);
		if (spec.yields !== 'list') return this.objectSource(spec, node, type);
		const { name, data } = this.callOf(spec);
		if (name && data?.paged && data.operation?.paging) return pagedSource(name, data.operation, this.page.reads);
		// An unpaged operation with `paged: true` is already reported.
		if (data?.paged && type.kind === 'object') return objectOf([]);
		if (type.kind !== 'array' && type.kind !== 'unknown') {
			const hint = data?.operation?.paging
				? `\`${data.operation.name}\` answers page by page: add \`paged: true\` to data \`${name}\`.`
				: 'Name a field that holds a list.';
			this.report({ code: 'not-a-list', message: `A list is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
		}
		return objectOf([['rows', functionOf(emitExpression(spec.ast))]]);
	}

	private callOf({ ast }: SourceSpec): { name?: string | undefined; data?: DataModel | undefined } {
		const [path] = collectPaths(ast);
		const name = ast.kind === 'path' && path?.length === 2 && path[0] === 'data' ? path[1] : undefined;
		return { name, data: name ? this.page.data.get(name) : undefined };
	}

	/** Type of one list item, or of the object. */
	private sourceType(spec: SourceSpec, type: ValueType): ValueType {
		if (spec.yields !== 'list') return type.kind === 'object' ? { ...type, nullable: false } : UNKNOWN;
		const { data } = this.callOf(spec);
		const rows = data?.paged && data.operation?.paging ? listOfPage(data.operation) : type;
		return rows?.kind === 'array' ? rows.items : UNKNOWN;
	}

	private objectSource(spec: SourceSpec, node: Node, type: ValueType): Compiled {
		if (spec.yields === 'row') this.checkLikeRow(spec, type, node);
		if (type.kind !== 'object' && type.kind !== 'unknown') {
			const hint = type.kind === 'array' ? 'Draw a list with a table, cards or tree.' : 'Name a field that holds an object.';
			this.report({ code: 'not-an-object', message: `An object is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
		}
		// Blocks read such an object's fields by name (a form takes its initial values from it), so all of it counts as read.
		const bindsIt = isObjectNode(node.parent) && isOrigin(node.parent.spec.shape, String(node.step));
		if (spec.yields === 'object' && !bindsIt) this.noteWhole(spec.ast, this.sourceType(spec, type));
		return objectOf([['record', functionOf(emitExpression(spec.ast))]]);
	}

	/** The slots of the rows also read this object, so its type must match theirs. */
	private checkLikeRow(spec: SourceSpec, type: ValueType, { parent }: Node): void {
		const row = isObjectNode(parent) ? this.itemOf(parent) : undefined;
		if (type.kind !== 'object' || !row || isAssignable(type, row)) return;
		const message = `This is ${describeType(type)}, but here an object like the rows is needed: ${describeType(row)}.`;
		this.report({ code: 'wrong-slot-type', message, at: spec.at });
	}

	private reference(spec: ReferenceSpec, node: Node): Compiled {
		const { to, name, at } = spec;
		if (to === 'state') this.stateReference(spec);
		else if (to === 'data' || to === 'paged-data') this.own(to, name, this.page.data, at);
		else if (to === 'dialog') this.own(to, name, this.page.dialogs, at);
		else if (to !== 'block') resolveName(this.names, to as GlobalTarget, name, at, this.report);
		checkAsked(spec, node.nonNull, this.names, this.report);
		return json(name);
	}

	private stateReference({ name, holds, at }: ReferenceSpec): void {
		this.own('state', name, this.page.state, at);
		const type = this.page.state.get(name);
		if (!type || !holds || fitsState(type, holds)) return;
		this.report({
			code: 'wrong-parameter-type',
			message: `State \`${name}\` holds ${describeType({ ...type, nullable: false })}, but here ${PUT[holds]} is put into it.`,
			hint: 'Give the state another type, or name another state.',
			at,
		});
	}

	private own(to: keyof typeof DECLARED, name: string, table: ReadonlyMap<string, unknown>, at: SourceSpan): void {
		if (!table.has(name) && !this.page.incomplete.has(DECLARED[to])) this.report(unknownName(to, name, [...table.keys()], at));
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
			types.set(name, { type: this.typeOf(ast, entry, needs, 'any'), ast, at, key: spec.entries.get(name)?.key ?? at });
			const emitted = emitExpression(zoneTimes(ast, this.zonedPipes));
			codes.push([name, emitted]);
			compiled.push([name, functionOf(emitted)]);
			this.checkArgumentAsked(name, ast, { node: entry, owner: parent });
		}
		if (spec.grammar.kind === 'record') return objectOf(compiled);
		if (isObjectNode(parent)) this.checkRecord(spec, types, parent.spec);
		return functionOf(`{ ${codes.map(([name, text]) => `${propertyKey(name)}: ${text}`).join(', ')} }`);
	}

	private stateValue(name: string, { key, type, at }: { key: SourceSpan; type: ValueType; at: SourceSpan }): void {
		this.own('state', name, this.page.state, key);
		const wanted = this.page.state.get(name);
		if (!wanted || isAssignable(type, wanted)) return;
		this.report({
			code: 'wrong-parameter-type',
			message: `State \`${name}\` holds ${describeType(wanted)}, but this is ${describeType(type)}.`,
			at,
		});
	}

	/** An argument of a feature is given only while the feature is on. */
	private checkArgumentAsked(name: string, ast: Ast, { node, owner }: { node: Node; owner: Node | null }): void {
		const { parent } = node;
		if (!isRecordNode(parent) || parent.spec.grammar.kind !== 'arguments' || !isObjectNode(owner)) return;
		const operation = this.operationAt(owner.spec, parent.spec.grammar.of);
		const feature = operation?.parameters.get(name)?.feature;
		if (feature === undefined || node.nonNull.has(featurePath(feature)) || isNullWithout(feature, ast)) return;
		this.report(unaskedFeature(`\`${name}\` of \`${operation?.name}\``, feature, ast.at));
	}

	private checkRecord(spec: Pick<RecordSpec, 'grammar' | 'at'>, types: ReadonlyMap<string, Argument>, owner: ObjectSpec): void {
		if (spec.grammar.kind === 'state-values') {
			for (const [name, { key, type, at }] of types) this.stateValue(name, { key, type, at });
			return;
		}
		if (spec.grammar.kind === 'record') return;
		const of = referenceAt(owner, spec.grammar.of);
		if (!of) return;
		const given = { types, at: spec.at, of: of.at, report: this.report };
		if (spec.grammar.kind === 'arguments')
			checkArguments(this.names.operations.get(of.name), given, bindingOf(owner.shape, 'input')?.of === spec.grammar.of);
		if (spec.grammar.kind === 'route-params') checkRouteParams(this.names.routes.get(of.name), given);
		if (of.to === 'dialog') checkDialogParams(of.name, this.page.dialogs.get(of.name), given);
		else if (spec.grammar.kind === 'props') {
			const isHandler = of.to === 'handler';
			const modules = isHandler ? this.names.handlers : this.names.components;
			checkProps(modules.get(of.name), { ...given, into: isHandler ? 'with' : 'props' });
		}
	}
}

/** Form values that an expression reads. */
const readsOf = (value: Spec | undefined): string[] =>
	value?.kind === 'expression' || value?.kind === 'source' ? [...new Set(filledPaths(value.ast))] : [];

/** Expressions of a field that have the type of its value. */
const VALUES_OF_FIELDS = ['default', 'min', 'max'];

const PUT = { text: 'text', key: 'text or a number', keys: 'a list of keys (`strings` or `integers`)' } as const;

function fitsState({ kind }: ValueType, holds: keyof typeof PUT): boolean {
	if (holds === 'keys') return kind === 'array';
	return kind === 'string' || (holds === 'key' && kind === 'number');
}

/** Keys that bind names first: their findings are the cause of findings in other keys. */
function keysInOrder(shape: ObjectGrammar): readonly string[] {
	const names = Object.keys(shape.keys);
	return shape.binds ? names.sort((a, b) => Number(isOrigin(shape, b)) - Number(isOrigin(shape, a))) : names;
}

const listOfPage = ({ answer, paging }: OperationModel): ValueType | undefined =>
	answer.kind === 'object' ? answer.fields().get(paging?.list ?? '')?.type : undefined;

function pagedSource(name: string, { answer, paging }: OperationModel, reads: AnswerReads): Compiled {
	const list = paging?.list ?? '';
	const fields = answer.kind === 'object' ? answer.fields() : new Map<string, ValueField>();
	for (const field of [list, paging?.total ?? ''].flatMap((each) => fields.get(each) ?? [])) reads.note(field, 'data');
	return objectOf([
		['rows', functionOf(`s.data.${name}?.${list}`)],
		['paged', json(name)],
	]);
}
