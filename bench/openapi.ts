/** Cost of compiling a 13 MB OpenAPI document, beside openapi-typescript alone on it. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { makeLargeApi } from './large-api.ts';
import { timeProcess } from './time-process.ts';

const FOLDER = '.cache/bench-large';
const OUTPUT = '.cache/cache-bench-large';
const ALONE = path.join(FOLDER, 'alone.mjs');
const TYPES = path.join(FOLDER, 'alone.d.ts');
const FEW = 10;

export async function openapiFigures(): Promise<Figure[]> {
	const { document, operationIds } = makeLargeApi();
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(path.join(FOLDER, 'api'), { recursive: true });
	mkdirSync(path.join(FOLDER, 'pages'));
	const file = path.join(FOLDER, 'api/large.json');
	const text = JSON.stringify(document, null, 2);
	writeFileSync(file, text);
	writeFileSync(ALONE, callLibrary(file));
	const { alone, all, few } = await takeTurns(
		{ rounds: 3 },
		{
			alone: () => timeProcess([ALONE]),
			all: () => compileWith('all', operationIds),
			few: () => compileWith('used', operationIds.slice(0, FEW)),
		},
	);
	rmSync(FOLDER, { recursive: true });
	rmSync(OUTPUT, { recursive: true, force: true });
	const comparison = { unit: 's', yardstick: 'openapi-typescript on the document', typical: least } as const;
	return [
		{ name: 'openapi-document', value: Buffer.byteLength(text) / 1e6, unit: 'MB', limit: 13 },
		compare({ ...comparison, name: 'openapi-all-used', limit: 1.3 }, all, alone),
		compare({ ...comparison, name: 'openapi-ten-used', limit: 0.5 }, few, alone),
	];
}

const callLibrary = (file: string): string => `import { writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
const ast = await openapiTS(new URL(${JSON.stringify(`file://${path.resolve(file)}`)}));
writeFileSync(${JSON.stringify(path.resolve(TYPES))}, astToString(ast));
`;

function compileWith(operations: 'all' | 'used', used: readonly string[]): number {
	writeFileSync(path.join(FOLDER, 'app.yaml'), `site: { title: Large }\napis: [{ name: large, operations: ${operations} }]\n`);
	writeFileSync(
		path.join(FOLDER, 'routes.yaml'),
		'routes:\n  - { path: /things, name: things, component: things, meta: { title: Things } }\n',
	);
	const calls = used.slice(0, FEW).map((operationId) => `  ${operationId}: { call: large.${operationId}, with: { id: "'1'" } }`);
	writeFileSync(
		path.join(FOLDER, 'pages/things.yaml'),
		`page: things\ntitle: Things\ndata:\n${calls.join('\n')}\nview:\n  - { block: text, text: Things }\n`,
	);
	rmSync(OUTPUT, { recursive: true, force: true });
	return timeProcess(['codegen/main.mjs'], { MANIFESTS: FOLDER });
}
