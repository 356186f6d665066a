import type { RsbuildPlugin } from '@rsbuild/core';

/** The chunk of the production build that contains the whole router. */
export const ROUTER_MODULE = /react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/;

/**
 * Removes `displayName`, `memo` and `forwardRef` at the top level: they count as side effects and keep unused parts of the router in the
 * build.
 */
export const leanRouter = (code: string): string =>
	code.replace(/^\w+\.displayName = "[^"]*";$/gm, '').replace(/^(var \w+ = )(\w+\.(?:memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2');

export const leanRouterPlugin = (): RsbuildPlugin => ({
	name: 'lean-router',
	setup(api) {
		api.transform({ test: ROUTER_MODULE }, ({ code }) => leanRouter(code));
	},
});
