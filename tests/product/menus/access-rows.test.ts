import { expect, test } from 'vitest';
import { access } from '#generated/access.ts';
import { accessRows } from '#generated/access-rows.ts';
import { matrixRows } from '#src/tools/access-matrix/matrix.ts';

test('the compiled rows name every guard that they need', () => {
	const compiled = matrixRows({ compiled: accessRows, served: [], rules: access, pathOf: () => null });
	expect(compiled.length).toBeGreaterThan(500);
	const studio = compiled.find(({ label }) => label === '权限一览 /accessMatrix');
	expect(studio?.roles.flatMap(({ name, allowed }) => (allowed ? [name] : []))).toEqual(['Admin', 'Editor']);
});
