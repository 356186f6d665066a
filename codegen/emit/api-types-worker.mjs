/**
 * A thread, because loading the TypeScript compiler would take most of a cold run. Calls openapi-typescript's transform directly: the
 * document is already checked and pruned, and its bundler and validator would repeat that.
 */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

// `require` instead of `import`: an import would scan all nine megabytes of the compiler for export names.
const require = createRequire(import.meta.url);
const { astToString } = require('openapi-typescript/dist/lib/ts.cjs');
const { resolveRef, scanDiscriminators } = require('openapi-typescript/dist/lib/utils.cjs');
const ts = require('typescript');
const transformSchema = require('openapi-typescript/dist/transform/index.cjs');

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
		// Binary fields hold a `Blob`, although the document types them as strings.
		transform: (schema) => (schema.format === 'binary' ? ts.factory.createTypeReferenceNode('Blob') : undefined),
	};
	return astToString(transformSchema(document, context));
}
