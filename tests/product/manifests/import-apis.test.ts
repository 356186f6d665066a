import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf, importValue, read } from '#tests/codegen/import/import-value.ts';

test.each(['main', 'judge', 'question'])('importing the document of the API %s keeps every operation', (name) => {
	const { value } = read(`${name}.yaml`, readFileSync(`manifests/api/${name}.yaml`, 'utf8'));
	const imported = importValue(value);
	const ids = [...JSON.stringify(value.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id);
	expect(findingsOf(imported)).toEqual([]);
	expect([...JSON.stringify(imported.manifest.paths).matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)).toEqual(ids);
});
