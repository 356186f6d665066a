import type { RsbuildPlugin } from '@rsbuild/core';

/** The chunk of the production build that contains the whole router. */
export const ROUTER_MODULE = /react-router[\\/]dist[\\/]production[\\/]chunk-.*\.mjs$/;

/**
 * Drops `displayName`s and marks wrapped components as pure, so that the minifier can remove what the app does not use: forms, prefetching
 * and routes with data. Saves 2.9 kB of brotli in every first load, and `first-load-login-bytes` has no room for them. The public ways fall
 * short: `source.include` makes SWC add the annotations but keeps the `displayName`s (1 kB), further minifier passes add 0.3 kB. A router
 * without these statements, or a minifier that drops properties of unused variables, would end this.
 */
export const leanRouter = (code: string): string =>
	code.replace(/^\w+\.displayName = "[^"]*";$/gm, '').replace(/^(var \w+ = )(\w+\.(?:memo|forwardRef)\()/gm, '$1/* @__PURE__ */ $2');

export const leanRouterPlugin = (): RsbuildPlugin => ({
	name: 'lean-router',
	setup(api) {
		api.transform({ test: ROUTER_MODULE }, ({ code }) => leanRouter(code));
	},
});
