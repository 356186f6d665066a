import { type Ast, operandsOf, type PathAst, type PipeAst, resultsOf } from './ast.ts';

export interface ReadPath {
	path: PathAst;
	/** The path is on the left of `??`, so it may be null. */
	lenient: boolean;
}

export function pathsIn(ast: Ast, lenient = false): readonly ReadPath[] {
	switch (ast.kind) {
		case 'path':
			return [{ path: ast, lenient }];
		case 'binary':
			return [...pathsIn(ast.left, ast.operator === '??'), ...pathsIn(ast.right, ast.operator === '??' && lenient)];
		case 'conditional':
			return [...pathsIn(ast.test), ...resultsOf(ast).flatMap((result) => pathsIn(result, lenient))];
		case 'match':
			return [...pathsIn(ast.value), ...resultsOf(ast).flatMap((result) => pathsIn(result, lenient))];
		default:
			return operandsOf(ast).flatMap((operand) => pathsIn(operand));
	}
}

export function pipesIn(ast: Ast): readonly PipeAst[] {
	const inside = operandsOf(ast).flatMap(pipesIn);
	return ast.kind === 'pipe' ? [ast, ...inside] : inside;
}

/** The list that `| where` takes its rows from; any other expression itself. */
export const unfiltered = (ast: Ast): Ast => (ast.kind === 'pipe' && ast.name === 'where' ? unfiltered(ast.value) : ast);
