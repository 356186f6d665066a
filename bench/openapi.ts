/** What compiling a 13 MB OpenAPI document costs beside openapi-typescript alone on it, in one alternating run. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './figure.ts';
import { makeLargeApi } from './large-api.ts';
import { median, timeProcess } from './time-process.ts';

const FOLDER = '.cache/bench-large';
const OUTPUT = '.cache/cache-bench-large';
const ALONE = path.join(FOLDER, 'alone.mjs');
const TYPES = path.join(FOLDER, 'alone.d.ts');
const RUNS = 3;
const FEW = 10;

export async function openapiFigures(): Promise<Figure[]> {
	const { document, operationIds } = makeLargeApi();
	rmSync(FOLDER, { recursive: true, force: true });
	mkdirSync(path.join(FOLDER, 'api'), { recursive: true });
	mkdirSync(path.join(FOLDER, 'pages'));
	const file = path.join(FOLDER, 'api/large.json');
	const text = JSON.stringify(document, null, 2);
	writeFileSync(file, text);
	writeFileSync(ALONE, alone(file));
	const times = { alone: [] as number[], all: [] as number[], few: [] as number[] };
	for (let run = 0; run < RUNS; run += 1) {
		times.alone.push(timeProcess([ALONE]));
		times.all.push(compileWith('all', operationIds));
		times.few.push(compileWith('used', operationIds.slice(0, FEW)));
	}
	rmSync(FOLDER, { recursive: true });
	rmSync(OUTPUT, { recursive: true, force: true });
	const beside = (values: readonly number[]): number => median(values) / median(times.alone);
	return [
		{ name: 'openapi-document', value: Buffer.byteLength(text) / 1e6, unit: 'MB', limit: 13 },
		{ name: 'openapi-all-used', value: beside(times.all), unit: '× openapi-typescript', limit: 1.3, atMost: true },
		{ name: 'openapi-ten-used', value: beside(times.few), unit: '× openapi-typescript', limit: 0.5, atMost: true },
	];
}

const alone = (file: string): string => `import { writeFileSync } from 'node:fs';
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
