import { expect, test } from 'vitest';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import { parseExpression } from '#codegen/expression/parse-expression.ts';
import { placeBelow } from '#codegen/expression/site-path.ts';
import { placeOf } from './sample-scope.ts';

const emitted = (text: string, base: string): string => {
	const { ast } = parseExpression(text, placeOf(text));
	return ast ? emitExpression(placeBelow(ast, base)) : '';
};

test.each([
	["'/covers/a.svg'", "'/school/covers/a.svg'"],
	["row.cover ?? '/covers/a.svg'", "row.cover ?? '/school/covers/a.svg'"],
	["row.done ? '/a.svg' : '/b.svg'", "row.done ? '/school/a.svg' : '/school/b.svg'"],
	["'/covers/' + row.name + '/a.svg'", "'/school/covers/' + row.name + '/a.svg'"],
	["'//cdn.example.com/a.svg'", "'//cdn.example.com/a.svg'"],
	['row.cover', 'row.cover'],
])('%s is emitted as %s below /school', (text, placed) => {
	expect(emitted(text, '/school')).toBe(emitted(placed, ''));
});
