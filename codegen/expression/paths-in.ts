import type { Ast, PathAst, PipeAst } from './ast.ts';

export interface ReadPath {
	path: PathAst;
	/** The path is on the left of `??`, so it may be null. */
	lenient: boolean;
}

export function pathsIn(ast: Ast, lenient = false): readonly ReadPath[] {
	switch (ast.kind) {
		case 'literal':
			return [];
		case 'path':
			return [{ path: ast, lenient }];
		case 'unary':
			return pathsIn(ast.operand);
		case 'binary':
			return [...pathsIn(ast.left, ast.operator === '??'), ...pathsIn(ast.right, ast.operator === '??' && lenient)];
		case 'conditional':
			return [...pathsIn(ast.test), ...pathsIn(ast.yes, lenient), ...pathsIn(ast.no, lenient)];
		case 'pipe':
			return [ast.value, ...ast.args].flatMap((part) => pathsIn(part));
	}
}

export function pipesIn(ast: Ast): readonly PipeAst[] {
	switch (ast.kind) {
		case 'literal':
		case 'path':
			return [];
		case 'unary':
			return pipesIn(ast.operand);
		case 'binary':
			return [ast.left, ast.right].flatMap(pipesIn);
		case 'conditional':
			return [ast.test, ast.yes, ast.no].flatMap(pipesIn);
		case 'pipe':
			return [ast, ...[ast.value, ...ast.args].flatMap(pipesIn)];
	}
}
