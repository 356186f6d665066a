/**
 * A thread of its own for openapi-typescript: it loads the TypeScript compiler, and that would take most of a cold run. Its transform
 * is called directly: the document has been checked and pruned here, so that its own bundler and validator would only repeat it.
 */
import { parentPort } from 'node:worker_threads';
import { astToString } from 'openapi-typescript/dist/lib/ts.mjs';
import { resolveRef, scanDiscriminators } from 'openapi-typescript/dist/lib/utils.mjs';
import transformSchema from 'openapi-typescript/dist/transform/index.mjs';

parentPort?.on('message', ({ id, document }) => {
	try {
		parentPort?.postMessage({ id, text: writeTypes(document) });
	} catch (error) {
		parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
	}
});

function writeTypes(document) {
	const options = { alphabetize: true, defaultNonNullable: false, silent: true };
	const context = {
		...options,
		discriminators: scanDiscriminators(document, options),
		injectFooter: [],
		resolve: (ref) => resolveRef(document, ref, options),
	};
	return astToString(transformSchema(document, context));
}
