import type { OperationModel } from '#codegen/check/api-model.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { GlobalTarget } from '#codegen/check/names.ts';
import type { Span } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, PipeAst } from '#codegen/expression/ast.ts';
import { type ListSpec, type ObjectSpec, type RecordSpec, type ReferenceSpec, referenceAt, type Spec } from '#codegen/read/spec.ts';
import { bindSources } from './bind-sources.ts';
import { answerOf, inputOf, originsOf, partsOf, type Sources, stepsOf } from './fields.ts';
import { impliedUses } from './implied-uses.ts';
import { describeOwners, describeSlot, type Trail } from './trail.ts';
import type { Field, Use, UserKind } from './use.ts';
import { guardOf, wordReference } from './word-reference.ts';

/** Walks one manifest and notes what it names and reads. */
export class UseCollector {
	private readonly model: AppModel;
	private readonly by: UserKind;
	private readonly uses: Use[];

	constructor(model: AppModel, by: UserKind, uses: Use[]) {
		this.model = model;
		this.by = by;
		this.uses = uses;
	}

	walk(spec: Spec, trail: Trail, sources: Sources): void {
		switch (spec.kind) {
			case 'text':
				for (const part of spec.parts)
					if (typeof part !== 'string') this.expression(part, trail, sources, `${describeSlot(trail)} reads it`);
				return;
			case 'expression':
				return this.expression(spec.ast, trail, sources, `${describeSlot(trail)} reads it`);
			case 'source':
				return this.expression(spec.ast, trail, sources, `${describeOwners(trail)} draws it`);
			case 'reference':
				return this.reference(spec, trail);
			case 'list':
				return this.list(spec, trail, sources);
			case 'record':
				return this.record(spec, trail, sources);
			case 'object':
				return this.object(spec, trail, sources);
			default:
				return;
		}
	}

	/** Steps of an action list see what the calls before them answered. */
	private list(spec: ListSpec, trail: Trail, sources: Sources): void {
		let current = sources;
		const guard = trail.at(-1)?.step === 'guard' || trail.at(-2)?.step === 'guards';
		spec.items.forEach((item, index) => {
			if (guard && item.kind === 'scalar') this.guardWord(String(item.value), item.at, trail);
			this.walk(item, [...trail, { step: index, spec: item }], current);
			if (item.kind === 'object' && item.shape.name === 'CallStep')
				current = new Map([...current, ['result', answerOf(this.operationAt(item, 'call'))]]);
		});
	}

	private record(spec: RecordSpec, trail: Trail, sources: Sources): void {
		const owner = trail.at(-2)?.spec;
		const called = owner?.kind === 'object' ? this.filledBy(spec, owner) : null;
		for (const [name, { key, value }] of spec.entries) {
			const at: Trail = [...trail, { step: name, spec: value }];
			if (called) this.field(inputOf(called, name), key, `${describeSlot(at)} fills it`);
			if (value.kind === 'expression')
				this.expression(value.ast, at, sources, `${describeSlot(at)} ${spec.grammar.kind === 'props' ? 'takes' : 'reads'} it`, true);
			else this.walk(value, at, sources);
		}
	}

	/** The operation whose input a map of values fills. */
	private filledBy({ grammar }: RecordSpec, owner: ObjectSpec): OperationModel | null {
		if (grammar.kind === 'arguments') return this.operationAt(owner, grammar.of);
		return owner.shape.name === 'TokenSource' ? this.operationAt(owner, 'call') : null;
	}

	private object(spec: ObjectSpec, trail: Trail, sources: Sources): void {
		const bound = bindSources(spec, trail, sources, this.model.names);
		for (const [key, { value }] of spec.keys) {
			const scope = spec.shape.keys[key]?.scope;
			const inner = key === 'source' || (scope === 'outer' && spec.role === 'block') ? sources : bound;
			const result = scope === 'result' ? [['result', answerOf(this.operationAt(spec, 'submits'))] as const] : [];
			this.walk(value, [...trail, { step: key, spec: value }], new Map([...inner, ...result]));
		}
		for (const use of impliedUses(spec, trail, bound, this.model.names)) this.add(use);
	}

	private reference(spec: ReferenceSpec, trail: Trail): void {
		if (['state', 'data', 'paged-data', 'dialog', 'block'].includes(spec.to)) return;
		this.add({ of: { kind: spec.to as GlobalTarget, name: spec.name }, at: spec.at, what: wordReference(spec, trail, this.by) });
	}

	/** An item of a one-of list is a role or a permission. */
	private guardWord(name: string, at: Span, trail: Trail): void {
		const { roles, permissions } = this.model.names;
		const kind = roles.has(name) ? 'role' : permissions.has(name) ? 'permission' : null;
		if (kind) this.add({ of: { kind, name }, at, what: `${guardOf(trail)} asks for it` });
	}

	/** Notes every field on the ways of an expression; `handedOn`: what it yields leaves the page with all that is in it. */
	private expression(ast: Ast, trail: Trail, sources: Sources, what: string, handedOn = false): void {
		const whole = new Set(handedOn ? originsOf(ast, sources).map(keyOf) : []);
		for (const part of partsOf(ast)) {
			if (part.kind === 'pipe') this.dictionary(part, describeSlot(trail));
			else {
				stepsOf(part, sources).forEach((fields, index) => {
					const at = part.steps[index]?.at ?? part.at;
					for (const field of fields) this.field(field, at, what, whole.has(keyOf(field)));
				});
			}
		}
	}

	private dictionary({ name, args }: PipeAst, slot: string): void {
		const [type] = args;
		if (name !== 'dict' || type?.kind !== 'literal') return;
		this.add({ of: { kind: 'dictionary', name: String(type.value) }, at: type.at, what: `${slot} takes its label from it` });
	}

	private field(field: Field | null, at: Span, what: string, whole = false): void {
		if (field && (field.path.length > 0 || whole)) this.add({ of: { kind: 'field', field, whole }, at, what });
	}

	private operationAt(spec: ObjectSpec, key: string): OperationModel | null {
		return this.model.names.operations.get(referenceAt(spec, key)?.name ?? '') ?? null;
	}

	private add(use: Omit<Use, 'by'>): void {
		this.uses.push({ ...use, by: this.by });
	}
}

const keyOf = ({ operation, side, path }: Field): string => [operation, side, ...path].join('.');
