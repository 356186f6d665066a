import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type Ast, operandsOf } from '#codegen/expression/ast.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import type { Spec } from '#codegen/read/spec.ts';

export interface WrittenName {
	kind: string;
	name: string;
	at: SourceSpan;
}

export function namesIn({ app, rest }: Manifests): WrittenName[] {
	const roots = [app, rest.routes, rest.menus, rest.permissions, rest.components, ...rest.pages];
	return roots.flatMap((spec) => (spec ? namesOf(spec) : []));
}

function namesOf(spec: Spec): WrittenName[] {
	switch (spec.kind) {
		case 'reference':
			return [{ kind: spec.to, name: spec.name, at: spec.at }];
		case 'expression':
		case 'source':
			return namesOfAst(spec.ast);
		case 'text':
			return spec.parts.flatMap((part) => (typeof part === 'string' ? [] : namesOfAst(part)));
		case 'list':
			return spec.items.flatMap(namesOf);
		case 'record': {
			const { kind } = spec.grammar;
			const keys = kind === 'record' ? [] : [...spec.entries].map(([name, { key }]) => ({ kind, name, at: key }));
			return [...keys, ...[...spec.entries.values()].flatMap(({ value }) => namesOf(value))];
		}
		case 'object':
			return [...spec.keys].flatMap(([key, { value }]) => {
				const grammar = spec.shape.keys[key]?.grammar;
				if (grammar?.kind === 'body-field' && value.kind === 'scalar')
					return [{ kind: 'body-field', name: String(value.value), at: value.at }];
				return namesOf(value);
			});
		default:
			return [];
	}
}

function namesOfAst(ast: Ast): WrittenName[] {
	switch (ast.kind) {
		case 'path':
			return ast.steps.map(({ name, at }, index) => ({ kind: index === 0 ? 'root of a path' : 'field of a path', name, at }));
		case 'pipe': {
			const types = ast.name === 'dict' ? ast.args.flatMap((arg) => codeOf(arg, 'dictionary')) : [];
			return [{ kind: 'pipe', name: ast.name, at: ast.nameAt }, ...types, ...[ast.value, ...ast.args].flatMap(namesOfAst)];
		}
		case 'binary': {
			const codes = ast.operator === '==' || ast.operator === '!=' ? [ast.left, ast.right].flatMap((side) => codeOf(side, 'code')) : [];
			return [...codes, ...[ast.left, ast.right].flatMap(namesOfAst)];
		}
		default:
			return operandsOf(ast).flatMap(namesOfAst);
	}
}

const codeOf = (ast: Ast, kind: string): WrittenName[] =>
	ast.kind === 'literal' && typeof ast.value === 'string' ? [{ kind, name: ast.value, at: ast.at }] : [];
