import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot } from '#codegen/expression/assignable.ts';

import { checkExpression } from '#codegen/expression/check-expression.ts';
import { collectPaths, emitExpression } from '#codegen/expression/emit-expression.ts';
import { pipesIn } from '#codegen/expression/paths-in.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import type { Binding } from '#codegen/grammar/grammar.ts';
import { type ExpressionSpec, referenceAt } from '#codegen/read/spec.ts';
import { isObjectNode, isRecordNode, type ObjectNode, type Scope, type ScopedNode, ScopedWalk } from '#codegen/walk/scoped-walk.ts';
import { type Argument, checkArguments } from './check-arguments.ts';
import { type Compiled, code, json, listOf, objectOf } from './compiled.ts';

export type SettingsNode = ScopedNode<ValueType>;

const UNKNOWN: ValueType = { kind: 'unknown' };

/** Compiles expressions of app.yaml and menus.yaml. They lie outside of pages and see only the names that their grammar binds. */
export class SettingsCompiler {
	readonly walk = new ScopedWalk<ValueType>((...bound) => this.typeOfBinding(...bound));
	private readonly names: Names;
	private readonly report: Report;

	constructor(names: Names, report: Report) {
		this.names = names;
		this.report = report;
	}

	/** Compiles the node and its descendants. `secrets`: they may read secret fields. */
	compile(node: SettingsNode, secrets = false): Compiled {
		const { spec } = node;
		if (isObjectNode(node)) {
			const { shape } = node.spec;
			return objectOf([...this.walk.keys(node)].map(([key, child]) => [key, this.compile(child, shape.keys[key]?.secrets)]));
		}
		if (isRecordNode(node))
			return objectOf([...this.walk.children(node)].map((child) => [String(child.step), this.compile(child, secrets)]));
		switch (spec.kind) {
			case 'expression':
				return this.expression({ ...node, spec }, secrets).compiled;
			case 'list':
				return listOf([...this.walk.children(node)].map((child) => this.compile(child, secrets)));
			case 'reference':
				return json(spec.name);
			default:
				return json(spec.kind === 'scalar' ? spec.value : null);
		}
	}

	/** A function of the name in scope, or of an object with the names if there are several. */
	expression({ spec, scope }: ScopedNode<ValueType, ExpressionSpec>, secrets = false): { type: ValueType; compiled: Compiled } {
		const { ast, slot, at } = spec;
		const { dictionaries } = this.names;
		const type = checkExpression(ast, { scope, dictionaries, secrets }, this.report);
		const pipe = pipesIn(ast)[0];
		if (pipe)
			this.report({ code: 'unknown-pipe', message: 'Only pages have pipes: app.yaml is read before any of them.', at: pipe.nameAt });
		const fits = fitsSlot(type, slot);
		if (fits !== true) this.report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at });
		const roots = new Set(collectPaths(ast).map(([root]) => root));
		const read = [...scope.keys()].filter((name) => roots.has(name));
		const parameter = scope.size > 1 && read.length > 0 ? `{ ${read.join(', ')} }` : read.join();
		return { type, compiled: code(`(${parameter}) => ${emitExpression(ast, Object.fromEntries(read.map((name) => [name, name])))}`) };
	}

	/** A map of arguments, checked against the operation. `of`: where the operation is named. `into`: the key of the map. */
	arguments(node: SettingsNode, operation: OperationModel | undefined, { of, into }: { of: SourceSpan; into: string }): Compiled {
		if (!isRecordNode(node)) return this.compile(node);
		const types = new Map<string, Argument>();
		const entries = [...this.walk.children(node)].flatMap(({ spec, ...child }): [string, Compiled][] => {
			const name = String(child.step);
			if (spec.kind !== 'expression') return [];
			const { type, compiled } = this.expression({ ...child, spec });
			types.set(name, { type, ast: spec.ast, at: spec.at, key: node.spec.entries.get(name)?.key ?? spec.at });
			return [[name, compiled]];
		});
		if (!node.spec.incomplete) checkArguments(operation, { types, at: node.spec.at, of, into, report: this.report }, false);
		return objectOf(entries);
	}

	private typeOfBinding(binding: Binding, { spec }: ObjectNode<ValueType>, scope: Scope<ValueType>): ValueType {
		switch (binding.value) {
			case 'answer':
				return this.names.operations.get(referenceAt(spec, binding.of)?.name ?? '')?.answer ?? UNKNOWN;
			case 'item': {
				const origin = spec.keys.get(binding.of)?.value;
				if (origin?.kind !== 'expression') return UNKNOWN;
				const list = checkExpression(origin.ast, { scope, dictionaries: this.names.dictionaries }, () => undefined);
				return list.kind === 'array' ? list.items : UNKNOWN;
			}
			case 'text':
				return { kind: 'string' };
			default:
				return UNKNOWN;
		}
	}
}
