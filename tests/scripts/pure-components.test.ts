import { expect, it } from 'vitest';
import { withPureComponents } from '#scripts/pure-components.ts';

it.each([
	[
		'a display name, and marks the call that makes its component',
		'var Link = React.forwardRef(f);\nLink.displayName = "Link";\n',
		'var Link = /* @__PURE__ */ React.forwardRef(f);\n\n',
	],
	[
		'display names of contexts',
		'const A = R.createContext(null);\nA.displayName = "A";',
		'const A = /* @__PURE__ */ R.createContext(null);\n',
	],
])('removes %s', (_, code, expected) => {
	expect(withPureComponents(code)).toBe(expected);
});

it.each([
	['other properties', 'Link.version = "1";'],
	['names that are computed', 'Link.displayName = name();'],
	['what is not at the top level', 'function f() { const B = R.memo(b); B.displayName = "B"; return B; }'],
	['other calls', 'const a = start(), b = R.useState(0);'],
])('leaves %s', (_, code) => {
	expect(withPureComponents(code)).toBe(code);
});
