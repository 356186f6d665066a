/** A thread of its own for openapi-typescript: it loads the TypeScript compiler, and that would take most of a cold run. */
import { parentPort } from 'node:worker_threads';
import openapiTS, { astToString } from 'openapi-typescript';

parentPort?.on('message', async ({ id, document }) => {
	try {
		const nodes = await openapiTS(document, { alphabetize: true, defaultNonNullable: false, silent: true });
		parentPort?.postMessage({ id, text: astToString(nodes) });
	} catch (error) {
		parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
	}
});
