import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { leanRouter, ROUTER_MODULE } from '#scripts/lean-router.ts';

it('removes every top-level displayName, memo and forwardRef of the installed router that the minifier would keep', () => {
	const folder = 'node_modules/react-router/dist/production';
	const code = readdirSync(folder)
		.map((file) => path.join(folder, file))
		.filter((file) => ROUTER_MODULE.test(file))
		.map((file) => readFileSync(file, 'utf8'))
		.find((text) => text.includes('function BrowserRouter('));
	if (!code) throw new Error('The router has moved its BrowserRouter.');
	const kept = /^(\w+\.displayName = .*|var \w+ = \w+\.(memo|forwardRef)\(.*)$/gm;
	expect(code.match(kept)?.length).toBeGreaterThan(10);
	expect(leanRouter(code).match(kept)).toBeNull();
});
