import { type Ast, mapCases } from './ast.ts';

/** A path of this origin, but not `//host`. */
const PATH = /^\/(?!\/)/;

/** Puts literal addresses that start with `/`, which are files of the app, below the app's base path. `base` has no slash at its end. */
export function placeBelow(ast: Ast, base: string): Ast {
	switch (ast.kind) {
		case 'literal':
			return typeof ast.value === 'string' && PATH.test(ast.value) ? { ...ast, value: base + ast.value } : ast;
		case 'conditional':
			return { ...ast, yes: placeBelow(ast.yes, base), no: placeBelow(ast.no, base) };
		case 'match':
			return mapCases(ast, (result) => placeBelow(result, base));
		case 'binary':
			// The right side of a sum continues an address.
			return { ...ast, left: placeBelow(ast.left, base), right: ast.operator === '+' ? ast.right : placeBelow(ast.right, base) };
		default:
			return ast;
	}
}
