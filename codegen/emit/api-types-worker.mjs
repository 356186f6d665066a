/**
 * A thread of its own for openapi-typescript, because loading the TypeScript compiler would take most of a cold run. Imports the transform
 * from inside the package: its public entry exports the same functions but loads the Redocly bundler with them, which nothing here needs
 * and which makes a cold compile slower than `compile-cold` allows. An entry of the package without the bundler would end this.
 */
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { requireCompiled } from '../require-compiled.mjs';

const { exports: ts, keep } = requireCompiled('typescript');
// `require` instead of `import`: an import would scan all nine megabytes of the compiler for export names.
const require = createRequire(import.meta.url);
const { astToString } = require('openapi-typescript/dist/lib/ts.cjs');
const { resolveRef, scanDiscriminators } = require('openapi-typescript/dist/lib/utils.cjs');
const transformSchema = require('openapi-typescript/dist/transform/index.cjs');

parentPort?.on('message', ({ id, document }) => {
	try {
		const text = writeTypes(document);
		keep();
		parentPort?.postMessage({ id, text });
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
