import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, PathAst, PipeAst } from '#codegen/expression/ast.ts';
import { fieldNamed } from '#codegen/expression/check-pipe.ts';
import type { Binding } from '#codegen/grammar/grammar.ts';
import { type ListSpec, type ObjectSpec, type RecordSpec, type ReferenceSpec, referenceAt, scalarAt } from '#codegen/read/spec.ts';
import { isObjectNode, isRecordNode, type ObjectNode, rootNode, type ScopedNode, ScopedWalk } from '#codegen/walk/scoped-walk.ts';
import { describeReference, guardOf } from './describe-reference.ts';
import { answerOf, inputOf, inputsOf, namedFields, type Origin, originsOf, partsOf, rowsOf, type Sources, stepsOf } from './fields.ts';
import { impliedUses } from './implied-uses.ts';
import { describeOwners, describeSlot, type Trail, trailOf } from './trail.ts';
import type { DeclaredTarget, Field, Use, UserKind } from './use.ts';

type Node = ScopedNode<Origin>;

export class UseCollector {
	private readonly model: AppModel;
	/** Response of the user info operation. */
	private readonly user: Origin;
	private readonly by: UserKind;
	private readonly uses: Use[];
	private readonly walk = new ScopedWalk<Origin>((...bound) => this.originOf(...bound));

	constructor({ model, user, by }: { model: AppModel; user: Origin; by: UserKind }, uses: Use[]) {
		this.model = model;
		this.user = user;
		this.by = by;
		this.uses = uses;
	}

	collect(manifest: ObjectSpec): void {
		for (const node of this.walk.nodes(rootNode<Origin>(manifest))) this.visit(node, trailOf(node));
	}

	private originOf(binding: Binding, { spec, scope: around }: ObjectNode<Origin>, sources: Sources): Origin {
		switch (binding.value) {
			case 'calls':
				return { fields: [], names: new Map([...(around.get('data')?.names ?? []), ...this.calls(spec, binding.of)]) };
			case 'session':
				return { fields: [], names: new Map([['info', this.user]]) };
			case 'answer':
				return { fields: answerOf(this.operationAt(spec, binding.of)) };
			case 'result': {
				const result = this.model.names.handlers.get(referenceAt(spec, binding.of)?.name ?? '')?.result;
				return { fields: result ? [{ operation: '', side: 'answer', path: [], type: result.type, at: null }] : [] };
			}
			case 'input': {
				const operation = this.operationAt(spec, binding.of);
				return { fields: operation ? [inputsOf(operation)] : [] };
			}
			case 'item':
			case 'object': {
				const origin = spec.keys.get(binding.of)?.value;
				if (origin?.kind !== 'source' && origin?.kind !== 'expression') return { fields: [] };
				return { fields: binding.value === 'item' ? rowsOf(origin.ast, sources) : originsOf(origin.ast, sources) };
			}
			default:
				return { fields: [] };
		}
	}

	private calls(owner: ObjectSpec, key: string): [string, Origin][] {
		const data = owner.keys.get(key)?.value;
		if (data?.kind !== 'record') return [];
		return [...data.entries].map(([name, { value }]) => {
			const operation = value.kind === 'object' ? this.operationAt(value, 'call') : null;
			const paged = value.kind === 'object' && scalarAt(value, 'paged') === true;
			return [name, { fields: answerOf(operation), list: paged ? operation?.paging?.list : undefined }];
		});
	}

	private visit(node: Node, trail: Trail): void {
		const { spec, scope, parent } = node;
		if (isObjectNode(node)) for (const use of impliedUses(node, this.walk.bound(node), { trail, names: this.model.names })) this.add(use);
		if (isRecordNode(node)) this.inputs(node, trail);
		switch (spec.kind) {
			case 'text':
				for (const part of spec.parts) if (typeof part !== 'string') this.expression(part, trail, scope, `${describeSlot(trail)} reads it`);
				return;
			case 'expression': {
				const verb = isRecordNode(parent) && parent.spec.grammar.kind === 'props' ? 'takes' : 'reads';
				return this.expression(spec.ast, trail, scope, `${describeSlot(trail)} ${verb} it`, isRecordNode(parent));
			}
			case 'source':
				return this.expression(spec.ast, trail, scope, `${describeOwners(trail)} draws it`);
			case 'reference':
				return this.reference(spec, trail);
			case 'list':
				if (node.step === 'guard') this.guardWords(spec, trail);
				return;
			default:
		}
	}

	/** A map of arguments fills the input of an operation. */
	private inputs(node: ScopedNode<Origin, RecordSpec>, trail: Trail): void {
		const operation = isObjectNode(node.parent) ? this.filledBy(node.spec, node.parent.spec) : null;
		if (!operation) return;
		for (const [name, { key, value }] of node.spec.entries)
			this.field(inputOf(operation, name), key, `${describeSlot([...trail, { step: name, spec: value }])} fills it`);
	}

	private filledBy({ grammar }: RecordSpec, owner: ObjectSpec): OperationModel | null {
		if (grammar.kind === 'arguments') return this.operationAt(owner, grammar.of);
		return owner.shape.name === 'TokenSource' ? this.operationAt(owner, 'call') : null;
	}

	private reference(spec: ReferenceSpec, trail: Trail): void {
		if (['state', 'data', 'paged-data', 'dialog', 'block', 'icon', 'schema'].includes(spec.to)) return;
		this.add({ of: { kind: spec.to as DeclaredTarget, name: spec.name }, at: spec.at, what: describeReference(spec, trail, this.by) });
	}

	private guardWords({ items }: ListSpec, trail: Trail): void {
		const { roles, permissions } = this.model.names;
		for (const item of items) {
			if (item.kind !== 'scalar') continue;
			const name = String(item.value);
			const kind = roles.has(name) ? 'role' : permissions.has(name) ? 'permission' : null;
			if (kind) this.add({ of: { kind, name }, at: item.at, what: `${guardOf(trail)} asks for it` });
		}
	}

	/** Collects every field that the paths of an expression read; `handedOn`: the whole result is passed on, with all its fields. */
	private expression(ast: Ast, trail: Trail, sources: Sources, what: string, handedOn = false): void {
		const whole = new Set(handedOn ? originsOf(ast, sources).map(keyOf) : []);
		for (const part of partsOf(ast)) {
			if (part.kind === 'pipe') {
				this.dictionary(part, describeSlot(trail));
				for (const field of namedFields(part, sources)) this.field(field, fieldNamed(part)?.at ?? part.at, what);
			} else {
				this.feature(part, describeSlot(trail));
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

	private feature({ steps: [root, name] }: PathAst, slot: string): void {
		if (root?.name !== 'features' || !name) return;
		this.add({ of: { kind: 'feature', name: name.name }, at: name.at, what: `${slot} asks for it` });
	}

	private field(field: Field | null, at: SourceSpan, what: string, whole = false): void {
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
