/** Puts the expressions that `let` names into the expressions that read them, so that types, needs and uses are those of the place of reading. */
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type Ast, mapCases, mapOperands, type PathAst, type PathStep } from '#codegen/expression/ast.ts';
import { pathsIn } from '#codegen/expression/paths-in.ts';
import type { ObjectSpec, RecordSpec, Spec } from '#codegen/read/spec.ts';
import { isObjectNode, isRecordNode, type ObjectNode, rootNode, type Scope, type ScopedNode, ScopedWalk } from './scoped-walk.ts';

/** Names in scope stand for the construct that binds them. */
interface Binder {
	spec: ObjectSpec;
	/** A dialog adds its calls to those of the page. */
	extended?: Binder | undefined;
}

type Node = ScopedNode<Binder>;

interface Let {
	name: string;
	ast: Ast;
	scope: Scope<Binder>;
	at: SourceSpan;
}

type Lets = ReadonlyMap<string, Let>;

export const inlineLets = (page: ObjectSpec, report: Report): ObjectSpec => new LetInliner(report).page(page);

class LetInliner {
	private readonly walk = new ScopedWalk<Binder>(({ name, value }, { spec }, scope) => ({
		spec,
		...(value === 'calls' ? { extended: scope.get(name) } : {}),
	}));
	private readonly read = new Set<Let>();
	private readonly names = new Set<string>();
	private readonly report: Report;

	constructor(report: Report) {
		this.report = report;
	}

	page(page: ObjectSpec): ObjectSpec {
		return { ...this.object(rootNode<Binder>(page), new Map()), lets: [...this.names].sort() };
	}

	private spec(node: Node, lets: Lets): Spec {
		if (isObjectNode(node)) return this.object(node, lets);
		if (isRecordNode(node)) return this.record(node, lets);
		const { spec } = node;
		const inline = (ast: Ast): Ast => this.inline(ast, node, lets);
		switch (spec.kind) {
			case 'list': {
				const items = [...this.walk.children(node)].map((item) => this.spec(item, lets));
				return { ...spec, items, ...(spec.matches ? { matches: spec.matches.map(inline) } : {}) };
			}
			case 'text':
				return { ...spec, parts: spec.parts.map((part) => (typeof part === 'string' ? part : inline(part))) };
			case 'expression':
			case 'source':
				return { ...spec, ast: inline(spec.ast) };
			default:
				return spec;
		}
	}

	private object(node: ObjectNode<Binder>, around: Lets): ObjectSpec {
		const { spec } = node;
		const nodes = this.walk.keys(node);
		const declared = this.declared(nodes.get('let'), around);
		const keys = new Map<string, { key: SourceSpan; value: Spec }>();
		for (const [name, { key }] of spec.keys) {
			const child = nodes.get(name);
			if (child && name !== 'let') keys.set(name, { key, value: this.spec(child, declared) });
		}
		if (declared !== around) this.reportUnread(declared, around);
		return { ...spec, keys };
	}

	private record(node: ScopedNode<Binder, RecordSpec>, lets: Lets): RecordSpec {
		const { entries } = node.spec;
		const inlined = [...this.walk.children(node)].flatMap((child) => {
			const entry = entries.get(String(child.step));
			return entry ? [[String(child.step), { ...entry, value: this.spec(child, lets) }] as const] : [];
		});
		return { ...node.spec, entries: new Map(inlined) };
	}

	/** Later entries may read earlier ones. */
	private declared(node: Node | undefined, around: Lets): Lets {
		if (!node || !isRecordNode(node)) return around;
		const lets = new Map(around);
		for (const entry of this.walk.children(node)) {
			const { spec, scope } = entry;
			const name = String(entry.step);
			const at = node.spec.entries.get(name)?.key ?? spec.at;
			this.names.add(name);
			if (spec.kind === 'expression') lets.set(name, { name, ast: this.inline(spec.ast, entry, lets), scope, at });
		}
		return lets;
	}

	private reportUnread(declared: Lets, around: Lets): void {
		for (const each of declared.values()) {
			if (around.get(each.name) === each || this.read.has(each)) continue;
			this.report({ code: 'unused-let', message: `Nothing reads \`let.${each.name}\`.`, hint: 'Delete it.', at: each.at });
		}
	}

	private inline(ast: Ast, node: Node, lets: Lets): Ast {
		if (ast.kind === 'path' && ast.steps[0]?.name === 'let') return this.value(ast, node, lets);
		return mapOperands(ast, (operand) => this.inline(operand, node, lets));
	}

	private value(path: PathAst, { scope }: Node, lets: Lets): Ast {
		const [root, named, ...fields] = path.steps;
		const found = named && lets.get(named.name);
		if (!root || !named || !found) {
			const known =
				lets.size > 0
					? `Known here are: ${[...lets.keys()].join(', ')}.`
					: 'Declare it in `let` of the page, of a dialog or of a block around.';
			const message = named ? `No \`let\` around names \`${named.name}\`.` : '`let` is read by the names in it: `let.<name>`.';
			const unknown = { name: named?.name ?? '', at: named?.at ?? path.at, candidates: [...lets.keys()], otherwise: known };
			this.report({ code: 'unknown-let', message, ...suggestName(unknown) });
			return path;
		}
		this.read.add(found);
		const other = pathsIn(found.ast).find((read) => binderOf(read.path, scope) !== binderOf(read.path, found.scope));
		if (other) {
			this.reportOther(other.path, path, found);
			return path;
		}
		const value = fieldOf(found.ast, fields);
		if (value) return value;
		const message = `\`let.${named.name}\` is computed, so \`${fields[0]?.name ?? ''}\` of it cannot be read.`;
		this.report({ code: 'field-of-computed', message, hint: 'Name the field itself in `let`.', at: path.at });
		return path;
	}

	/** The name has another value at the place of reading, or has one there alone. */
	private reportOther({ steps: [root], at }: PathAst, read: PathAst, found: Let): void {
		const name = root?.name ?? '';
		const isKnown = found.scope.has(name);
		this.report({
			code: 'other-row',
			message: `\`let.${found.name}\` reads \`${name}\`, which ${isKnown ? 'means another one here' : 'means nothing where it is declared'}.`,
			hint: `Declare it in \`let\` of the construct that binds this \`${name}\`.`,
			at: read.at,
			related: [{ at, message: 'It is read here.' }],
		});
	}
}

function binderOf({ steps: [root, field] }: PathAst, scope: Scope<Binder>): ObjectSpec | undefined {
	let binder = scope.get(root?.name ?? '');
	while (binder?.extended && !declares(binder.spec, root?.name ?? '', field?.name ?? '')) binder = binder.extended;
	return binder?.spec;
}

function declares({ keys }: ObjectSpec, key: string, name: string): boolean {
	const declared = keys.get(key)?.value;
	return declared?.kind === 'record' && declared.entries.has(name);
}

/** Null if the value is no path and no choice among paths. */
function fieldOf(ast: Ast, fields: readonly PathStep[]): Ast | null {
	if (fields.length === 0) return ast;
	if (ast.kind === 'path') return { ...ast, steps: [...ast.steps, ...fields] };
	if (ast.kind === 'conditional') {
		const [yes, no] = [fieldOf(ast.yes, fields), fieldOf(ast.no, fields)];
		return yes && no && { ...ast, yes, no };
	}
	if (ast.kind !== 'match') return null;
	let isWhole = true;
	const read = (result: Ast): Ast => {
		const field = fieldOf(result, fields);
		isWhole &&= field !== null;
		return field ?? result;
	};
	const fielded = mapCases(ast, read);
	return isWhole ? fielded : null;
}
