import { expect, test } from 'vitest';
import { parseExpression } from '#codegen/expression/parse-expression.ts';
import { findUnsafeLink } from '#codegen/expression/unsafe-link.ts';
import { placeOf } from './sample-scope.ts';

const unsafe = (text: string): string | undefined => {
	const { ast } = parseExpression(text, placeOf(text));
	const finding = ast && findUnsafeLink(ast);
	return finding ? text.slice(finding.at.start, finding.at.end) : undefined;
};

test.each([
	["'javascript:alert(1)'", "'javascript:alert(1)'"],
	["' JAVA\\nSCRIPT:alert(1)'", "' JAVA\\nSCRIPT:alert(1)'"],
	["'data:text/html,x'", "'data:text/html,x'"],
	["row.url ?? 'vbscript:x'", "'vbscript:x'"],
	["row.open ? row.url : 'file:///etc'", "'file:///etc'"],
	["'javascript:' + row.x", "'javascript:'"],
])('%s is unsafe', (text, at) => {
	expect(unsafe(text)).toBe(at);
});

test.each([
	"'https://example.com'",
	"'//example.com/a:b'",
	"'mailto:a@example.com'",
	"'tel:10086'",
	"'/courses?at=10:30'",
	"'#part'",
	'row.url',
	"row.a + ':x'",
])('%s is safe', (text) => {
	expect(unsafe(text)).toBeUndefined();
});
