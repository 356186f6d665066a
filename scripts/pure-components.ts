import type { RsbuildPlugin } from '@rsbuild/core';
import { type AnyNode, type Expression, type Node, parse } from 'acorn';

/** Calls of React that only make a value. */
const MAKERS = ['createContext', 'forwardRef', 'memo'];

const isMember = (node: AnyNode, names: readonly string[]): boolean =>
	node.type === 'MemberExpression' &&
	node.object.type === 'Identifier' &&
	node.property.type === 'Identifier' &&
	names.includes(node.property.name);

const isMade = (node: Expression | null | undefined): boolean => node?.type === 'CallExpression' && isMember(node.callee, MAKERS);

/**
 * Lets a build drop the components of a module that nothing imports. At the top level of the module, the statements
 * `Component.displayName = '…'`, which only developer tools read, are removed, and the calls that make a component are marked as pure.
 */
export function withPureComponents(code: string): string {
	const changes = parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body.flatMap((statement): Change[] => {
		if (statement.type === 'VariableDeclaration') {
			return statement.declarations.flatMap(({ init }) =>
				init && isMade(init) ? [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }] : [],
			);
		}
		if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return [];
		const { left, right } = statement.expression;
		return right.type === 'Literal' && isMember(left, ['displayName']) ? [{ ...spanOf(statement), text: '' }] : [];
	});
	return changes.reduceRight((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), code);
}

interface Change {
	start: number;
	end: number;
	text: string;
}

const spanOf = ({ start, end }: Node): Pick<Change, 'start' | 'end'> => ({ start, end });

/** Applies it to `modules` in a build. */
export const pureComponentsPlugin = (modules: RegExp): RsbuildPlugin => ({
	name: 'pure-components',
	apply: 'build',
	setup(api) {
		api.transform({ test: modules }, ({ code }) => withPureComponents(code));
	},
});
