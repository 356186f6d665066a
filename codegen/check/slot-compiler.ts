/**
 * Turns the spec of a block, action or argument into compiled values: every expression is typed against its scope, every reference
 * resolved. Rules that belong to one construct (forms, calls, routes) are in the files beside.
 */
import type { Report, Span } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot, isAssignable } from '#codegen/expression/assignable.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { type CheckContext, checkExpression, type ScopeTypes } from '#codegen/expression/check-expression.ts';
import { collectPaths, emitBadge, emitExpression, emitTemplate } from '#codegen/expression/emit-expression.ts';
import { nonNullPaths } from '#codegen/expression/non-null-paths.ts';
import { findUnsafeLink } from '#codegen/expression/unsafe-link.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import type { SlotType } from '#codegen/grammar/grammar.ts';
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
import type { AnswerReads } from './answer-reads.ts';
import type { OperationModel } from './api-model.ts';
import { checkArguments, checkPlaceForBlocks, checkProps, checkRouteParams } from './check-arguments.ts';
import { checkFacet } from './check-facet.ts';
import { checkForm, type FieldContext, fieldRules, refusalSpec } from './check-form.ts';
import { checkTable } from './check-table.ts';
import { type Compiled, functionOf, json, listOf, objectOf, propertyKey } from './compiled.ts';
import { checkDialogParams, checkDialogStep, type DialogModel } from './dialog-params.ts';
import { type GlobalTarget, type Names, resolveName, unknownName } from './names.ts';

/** A call that a page or a dialog declares. */
export interface DataModel {
	operation: OperationModel | null;
	paged: boolean;
}

/** What the page itself declares. */
export interface PageNames {
	page: string;
	state: ReadonlyMap<string, ValueType>;
	data: ReadonlyMap<string, DataModel>;
	dialogs: ReadonlyMap<string, DialogModel>;
	/** The dialog whose part this is; null for the page itself. */
	dialog: string | null;
	/** What its expressions read of answers; filled while they compile. */
	reads: AnswerReads;
	/** `state`, `data`, `dialogs`: of which something was wrong and is left out. */
	incomplete: ReadonlySet<string>;
}

export interface Place {
	scope: ScopeTypes;
	/** What can be named where the enclosing block stands: without what the block binds. */
	outside?: ScopeTypes;
	/** Data that the enclosing block reads; filled while its slots compile. */
	needs: Set<string>;
	/** Paths that the conditions around have shown not to be null. */
	nonNull: ReadonlySet<string>;
	/** The operation whose body the enclosing form fills. */
	form: FieldContext | null;
}

/** The key of the page that declares names of a kind. */
const DECLARED = { state: 'state', data: 'data', 'paged-data': 'data', dialog: 'dialogs' } as const;

/** What fills one field of a body by itself. */
const FIELDS = ['FormField', 'UploadBlock'];

export class SlotCompiler {
	readonly names: Names;
	readonly page: PageNames;
	readonly report: Report;

	constructor(names: Names, page: PageNames, report: Report) {
		this.names = names;
		this.page = page;
		this.report = report;
	}

	compile(spec: Spec, place: Place, owner: ObjectSpec | null): Compiled {
		switch (spec.kind) {
			case 'scalar':
			case 'data':
				return json(spec.value);
			case 'text':
				return this.text(spec, place);
			case 'expression':
				return this.expression(spec, place);
			case 'reference':
				return this.reference(spec);
			case 'source':
				return this.plainSource(spec, place);
			case 'list':
				return this.list(spec.items, place);
			case 'object':
				return this.object(spec, place);
			case 'record':
				return this.record(spec, place, owner);
		}
	}

	/** Items of an action list see what the calls and handlers before them answered. */
	private list(items: readonly Spec[], place: Place): Compiled {
		let current = place;
		return listOf(
			items.map((item) => {
				const compiled = this.compile(item, current, null);
				if (item.kind === 'object' && item.role === 'step') current = this.afterStep(item, current);
				return compiled;
			}),
		);
	}

	/** What a handler returns nobody has described. */
	private afterStep(step: ObjectSpec, place: Place): Place {
		if (step.shape.name === 'CallStep') return this.withResult(place, this.operationAt(step, 'call'));
		return step.shape.name === 'DoStep' ? withName(place, 'result', { kind: 'unknown' }) : place;
	}

	private object(spec: ObjectSpec, place: Place): Compiled {
		if (spec.role === 'step') checkDialogStep(spec, this.page, this.report);
		const { shape } = spec;
		const block = spec.role === 'block' && 'block' in shape ? shape.block : null;
		if (block === null && !shape.derived?.needs) return objectOf(this.entries(spec, place));
		const own: Place = { ...place, needs: new Set(), ...(block !== null && { outside: place.scope }) };
		const entries = this.entries(spec, own);
		if (block === 'custom') checkPlaceForBlocks(spec, this.names.components, this.report);
		const head: [string, Compiled][] = block === null ? [] : [['block', json(block)]];
		return objectOf([...head, ...entries, ['needs', json([...own.needs].sort())]]);
	}

	private entries(spec: ObjectSpec, place: Place): [string, Compiled][] {
		const entries: [string, Compiled][] = [];
		const bound = narrowed(spec, this.bind(spec, place, entries));
		for (const [name, key] of Object.entries(spec.shape.keys)) {
			const value = spec.keys.get(name)?.value;
			if (!value || entries.some(([done]) => done === name)) continue;
			const inner = name === 'when' ? { ...bound, nonNull: place.nonNull } : this.placeOf(key.scope, spec, place, bound);
			const isDefault = spec.shape.name === 'FormField' && name === 'default' && value.kind === 'expression';
			entries.push([name, isDefault ? this.fieldDefault(value, spec, inner) : this.compile(value, inner, spec)]);
		}
		this.checkLeftOut(spec, bound);
		if (spec.shape.name === 'TableBlock') checkTable(spec, this.report);
		if (FIELDS.includes(spec.shape.name) && bound.form) entries.push(...fieldRules(spec, bound.form, this.report));
		if (spec.shape.name === 'Facet') entries.push(['kind', json(this.facetKind(spec, bound))]);
		return entries;
	}

	/** The first value of a field is of the type that the body wants. */
	private fieldDefault(value: ExpressionSpec, field: ObjectSpec, place: Place): Compiled {
		const type = this.typeOf(value.ast, place, value.slot);
		const body = place.form?.type;
		const name = String(scalarAt(field, 'field') ?? '');
		const wanted = body?.kind === 'object' ? body.fields().get(name) : undefined;
		if (wanted && !isAssignable(type, wanted.type)) {
			this.report({
				code: 'wrong-parameter-type',
				message: `\`${name}\` of \`${place.form?.operation?.name}\` wants ${describeType(wanted.type)}, but this is ${describeType(type)}.`,
				at: value.at,
				...(wanted.at ? { related: [{ at: wanted.at, message: 'It is described here.' }] } : {}),
			});
		}
		return functionOf(emitExpression(value.ast));
	}

	/** A whole map of arguments, parameters or props that is not there gives nothing; a misspelt key has its finding already. */
	private checkLeftOut(spec: ObjectSpec, place: Place): void {
		if (spec.incomplete) return;
		for (const [name, { grammar }] of Object.entries(spec.shape.keys)) {
			if (spec.keys.has(name)) continue;
			if (grammar.kind === 'arguments' || grammar.kind === 'route-params' || grammar.kind === 'props')
				this.checkRecord({ grammar, at: spec.at }, new Map(), spec, place);
		}
	}

	private facetKind(spec: ObjectSpec, place: Place) {
		const keyType = (): ValueType => {
			const key = spec.keys.get('key')?.value;
			const row = place.scope.get('row');
			if (key?.kind === 'expression') return checkExpression(key.ast, this.contextOf(place), () => undefined);
			return (row?.kind === 'object' ? row.fields().get('id')?.type : undefined) ?? { kind: 'unknown' };
		};
		return checkFacet(spec, { state: this.page.state, keyType, report: this.report });
	}

	private contextOf({ scope, nonNull }: Place): CheckContext {
		const { reads } = this.page;
		return { scope, dictionaries: this.names.dictionaries, nonNull, onRead: (field, root) => reads.note(field, root) };
	}

	private placeOf(scope: 'result' | 'outer' | undefined, spec: ObjectSpec, place: Place, bound: Place): Place {
		if (scope === 'result') return this.withResult(bound, this.operationAt(spec, 'submits'));
		if (scope !== 'outer') return bound;
		return { ...place, scope: place.outside ?? place.scope };
	}

	/** Adds what the construct binds: the item of its list, its object, or the values of its form. */
	private bind(spec: ObjectSpec, place: Place, entries: [string, Compiled][]): Place {
		if (!spec.shape.binds) return place;
		if (spec.shape.binds === 'form') return this.bindForm(spec, place, entries);
		const source = spec.keys.get('source')?.value;
		if (source?.kind !== 'source') return withName(place, spec.shape.binds, { kind: 'unknown' });
		const { compiled, type } = this.source(source, place);
		entries.push(['source', compiled]);
		// Unless it is told otherwise, a tree finds what is below a row by this name.
		const below = spec.shape.name === 'TreeBlock' && type.kind === 'object' ? type.fields().get('children') : undefined;
		if (below) this.page.reads.note(below, 'data');
		return withName(place, spec.shape.binds, type);
	}

	private bindForm(spec: ObjectSpec, place: Place, entries: [string, Compiled][]): Place {
		const operation = this.operationAt(spec, 'submits');
		if (operation?.refusals) entries.push(['refusals', refusalSpec(operation.refusals)]);
		const form = checkForm(spec, operation, this.report);
		return { ...withName(place, 'form', form.type), form };
	}

	private withResult(place: Place, operation: OperationModel | null): Place {
		return withName(place, 'result', operation?.answer ?? { kind: 'unknown' });
	}

	operationAt(spec: ObjectSpec, key: string): OperationModel | null {
		const reference = referenceAt(spec, key);
		return reference ? (this.names.operations.get(reference.name) ?? null) : null;
	}

	private text(spec: TextSpec, place: Place): Compiled {
		const [only] = spec.parts;
		if (spec.parts.length === 0) return json('');
		if (spec.parts.length === 1 && typeof only === 'string') return json(only);
		for (const part of spec.parts) if (typeof part !== 'string') this.typeOf(part, place, 'text');
		return functionOf(emitTemplate(spec.parts));
	}

	private expression(spec: { ast: Ast; slot: SlotType }, place: Place): Compiled {
		this.typeOf(spec.ast, place, spec.slot);
		return functionOf(spec.slot === 'badge' ? emitBadge(spec.ast) : emitExpression(spec.ast));
	}

	/** Types an expression, notes the data it reads, and holds it against the slot. */
	typeOf(ast: Ast, place: Place, slot: SlotType): ValueType {
		this.noteNeeds(ast, place);
		const unsafe = slot === 'link' ? findUnsafeLink(ast) : null;
		if (unsafe) this.report(unsafe);
		const type = checkExpression(ast, this.contextOf(place), this.report);
		if (slot === 'any') this.noteWhole(ast, type);
		const fits = fitsSlot(type, slot);
		if (fits !== true) this.report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at: ast.at });
		return type;
	}

	private noteWhole(ast: Ast, type: ValueType): void {
		const roots = collectPaths(ast).flatMap(([root]) => root ?? []);
		this.page.reads.noteWhole(type, roots);
	}

	noteNeeds(ast: Ast, place: Place): void {
		for (const [root, name] of collectPaths(ast)) if (root === 'data' && name && this.page.data.has(name)) place.needs.add(name);
	}

	/** A source that binds nothing, as the first values of a form: the block reads fields of it by their names. */
	private plainSource(spec: SourceSpec, place: Place): Compiled {
		const { compiled, type } = this.source(spec, place);
		if (spec.yields === 'object') this.noteWhole(spec.ast, type);
		return compiled;
	}

	private source(spec: SourceSpec, place: Place): { compiled: Compiled; type: ValueType } {
		this.noteNeeds(spec.ast, place);
		const type = checkExpression(spec.ast, this.contextOf(place), this.report);
		const [path] = collectPaths(spec.ast);
		const name = spec.ast.kind === 'path' && path?.length === 2 && path[0] === 'data' ? path[1] : undefined;
		const data = name ? this.page.data.get(name) : undefined;
		if (spec.yields === 'row') this.checkLikeRow(spec, type, place);
		if (spec.yields !== 'list') return this.objectSource(spec, type);
		if (name && data?.paged && data.operation?.paging) return pagedSource(name, data.operation, this.page.reads);
		// That it does not page has been said of the call.
		if (data?.paged && type.kind === 'object') return { compiled: objectOf([]), type: { kind: 'unknown' } };
		if (type.kind !== 'array' && type.kind !== 'unknown') {
			const hint = data?.operation?.paging
				? `\`${data.operation.name}\` answers page by page: add \`paged: true\` to data \`${name}\`.`
				: 'Name a field that holds a list.';
			this.report({ code: 'not-a-list', message: `A list is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
		}
		const items: ValueType = type.kind === 'array' ? type.items : { kind: 'unknown' };
		return { compiled: objectOf([['rows', functionOf(emitExpression(spec.ast))]]), type: items };
	}

	/** The slots of the rows read this object, too. */
	private checkLikeRow(spec: SourceSpec, type: ValueType, place: Place): void {
		const row = place.scope.get('row');
		if (type.kind !== 'object' || !row || isAssignable(type, row)) return;
		const message = `This is ${describeType(type)}, but here an object like the rows is needed: ${describeType(row)}.`;
		this.report({ code: 'wrong-slot-type', message, at: spec.at });
	}

	private objectSource(spec: SourceSpec, type: ValueType): { compiled: Compiled; type: ValueType } {
		if (type.kind !== 'object' && type.kind !== 'unknown') {
			const hint = type.kind === 'array' ? 'Draw a list with a table, cards or tree.' : 'Name a field that holds an object.';
			this.report({ code: 'not-an-object', message: `An object is needed here, but this is ${describeType(type)}.`, hint, at: spec.at });
		}
		const record: ValueType = type.kind === 'object' ? { ...type, nullable: false } : { kind: 'unknown' };
		return { compiled: objectOf([['record', functionOf(emitExpression(spec.ast))]]), type: record };
	}

	private reference(spec: ReferenceSpec): Compiled {
		const { to, name, at } = spec;
		if (to === 'state') this.stateReference(spec);
		else if (to === 'data' || to === 'paged-data') this.own(to, name, this.page.data, at);
		else if (to === 'dialog') this.own(to, name, this.page.dialogs, at);
		else if (to !== 'block') resolveName(this.names, to as GlobalTarget, name, at, this.report);
		return json(name);
	}

	private stateReference({ name, holds, at }: ReferenceSpec): void {
		this.own('state', name, this.page.state, at);
		const type = this.page.state.get(name);
		if (!type || !holds || type.kind === 'string' || (holds === 'key' && type.kind === 'number')) return;
		this.report({
			code: 'wrong-parameter-type',
			message: `State \`${name}\` holds ${describeType({ ...type, nullable: false })}, but here ${holds === 'key' ? 'text or a number' : 'text'} is put into it.`,
			hint: 'Give the state another type, or name another state.',
			at,
		});
	}

	private own(to: keyof typeof DECLARED, name: string, table: ReadonlyMap<string, unknown>, at: Span): void {
		if (!table.has(name) && !this.page.incomplete.has(DECLARED[to])) this.report(unknownName(to, name, [...table.keys()], at));
	}

	private record(spec: RecordSpec, place: Place, owner: ObjectSpec | null): Compiled {
		const types = new Map<string, { type: ValueType; at: Span; key: Span }>();
		const codes: [string, string][] = [];
		const compiled: [string, Compiled][] = [];
		for (const [name, { key, value }] of spec.entries) {
			if (value.kind !== 'expression') {
				compiled.push([name, this.compile(value, place, null)]);
				continue;
			}
			types.set(name, { type: this.typeOf(value.ast, place, 'any'), at: value.at, key });
			codes.push([name, emitExpression(value.ast)]);
			compiled.push([name, functionOf(emitExpression(value.ast))]);
		}
		if (spec.grammar.kind === 'record') return objectOf(compiled);
		this.checkRecord(spec, types, owner, place);
		return functionOf(`{ ${codes.map(([name, text]) => `${propertyKey(name)}: ${text}`).join(', ')} }`);
	}

	private stateValue(name: string, { key, type, at }: { key: Span; type: ValueType; at: Span }): void {
		this.own('state', name, this.page.state, key);
		const wanted = this.page.state.get(name);
		if (!wanted || isAssignable(type, wanted)) return;
		this.report({
			code: 'wrong-parameter-type',
			message: `State \`${name}\` holds ${describeType(wanted)}, but this is ${describeType(type)}.`,
			at,
		});
	}

	private checkRecord(
		spec: Pick<RecordSpec, 'grammar' | 'at'>,
		types: ReadonlyMap<string, { type: ValueType; at: Span; key: Span }>,
		owner: ObjectSpec | null,
		place: Place,
	): void {
		if (spec.grammar.kind === 'state-values') {
			for (const [name, { key, type, at }] of types) this.stateValue(name, { key, type, at });
			return;
		}
		if (spec.grammar.kind === 'record' || !owner) return;
		const of = referenceAt(owner, spec.grammar.of);
		if (!of) return;
		const given = { types, at: spec.at, of: of.at, report: this.report };
		if (spec.grammar.kind === 'arguments')
			checkArguments(this.names.operations.get(of.name), given, place.form !== null && spec.grammar.of === 'submits');
		if (spec.grammar.kind === 'route-params') checkRouteParams(this.names.routes.get(of.name), given);
		if (of.to === 'dialog') checkDialogParams(of.name, this.page.dialogs.get(of.name), given);
		else if (spec.grammar.kind === 'props')
			checkProps((of.to === 'handler' ? this.names.handlers : this.names.components).get(of.name), given);
	}
}

/** What is drawn or done only while `when` holds may rely on it. */
function narrowed(spec: ObjectSpec, place: Place): Place {
	const when = spec.keys.get('when')?.value;
	if (when?.kind !== 'expression') return place;
	return { ...place, nonNull: new Set([...place.nonNull, ...nonNullPaths(when.ast, true)]) };
}

function withName(place: Place, name: string, type: ValueType): Place {
	return { ...place, scope: new Map([...place.scope, [name, type]]) };
}

function pagedSource(name: string, { answer, paging }: OperationModel, reads: AnswerReads): { compiled: Compiled; type: ValueType } {
	const list = paging?.list ?? '';
	const fields = answer.kind === 'object' ? answer.fields() : new Map<string, ValueField>();
	for (const field of [list, paging?.total ?? ''].flatMap((each) => fields.get(each) ?? [])) reads.note(field, 'data');
	const rows = fields.get(list)?.type;
	const entries: [string, Compiled][] = [
		['rows', functionOf(`s.data.${name}?.${list}`)],
		['paged', json(name)],
	];
	return { compiled: objectOf(entries), type: rows?.kind === 'array' ? rows.items : { kind: 'unknown' } };
}
