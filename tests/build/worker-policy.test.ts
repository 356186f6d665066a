import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { workerPolicy } from '#build/worker-policy.ts';
import { headersOf, readHeaderRules } from '#tests/support/header-rules.ts';

it.each([
	['/', '*:*/static/js/', '*:*/judge-engines/'],
	['/app/', '*:*/app/static/js/', '*:*/app/judge-engines/'],
])('the worker policy of an app under %s restricts to the origin and to its folders', (base, scripts, engines) => {
	expect(workerPolicy(base).split(', ')).toEqual([
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
		`default-src 'none'; script-src ${scripts} ${engines} 'wasm-unsafe-eval'; connect-src ${engines}`,
	]);
});

it('the test server applies the _headers file of a build', () => {
	const dist = mkdtempSync(path.join(tmpdir(), 'headers-'));
	onTestFinished(() => rmSync(dist, { recursive: true }));
	writeFileSync(path.join(dist, '_headers'), '/workers/*\n  A: b: c\n  D: e\n/other/*\n  F: g\n');
	const rules = readHeaderRules(dist);
	expect(['/workers/x.js', '/other/', '/workers'].map((place) => headersOf(rules, place))).toEqual([{ A: 'b: c', D: 'e' }, { F: 'g' }, {}]);
	expect(readHeaderRules(path.join(dist, 'none'))).toEqual([]);
});
