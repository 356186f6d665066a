import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { codeFolder } from './check/named-file.ts';
import { appName, manifestsFolder, PRODUCT } from './freshness.mjs';

/** Folders of one app's manifests and generated code. All paths are absolute, except `manifests`. */
export interface Project {
	/** Name of the app in cache folders: `app` for the product, derived from the folder for others. */
	name: string;
	root: string;
	/** Folder of the manifests, relative to `root`, with forward slashes. */
	manifests: string;
	/** Code folder of the app, relative to `root`: `code` of app.yaml. */
	code: string;
	generated: string;
	mockGenerated: string;
	schemas: string;
	cache: string;
	/** TypeScript settings of an app that is not the product; null for the product, which has those of the project. */
	tsconfig: string | null;
}

/** Projects other than the product write to a cache folder of their own, never over the product's committed code. */
export function resolveProject(env: Readonly<Record<string, string | undefined>>, root: string): Project {
	const manifests = manifestsFolder(env, root);
	const name = appName(manifests);
	const code = codeFolder(manifests, readCode(path.join(root, manifests, 'app.yaml')));
	if (manifests === PRODUCT) {
		return {
			name,
			root,
			manifests,
			code,
			generated: path.join(root, 'src/generated'),
			mockGenerated: path.join(root, 'mock/generated'),
			schemas: path.join(root, 'manifests/.schema'),
			cache: path.join(root, '.cache/app'),
			tsconfig: null,
		};
	}
	const cache = path.join(root, '.cache', name);
	return {
		name,
		root,
		manifests,
		code,
		generated: path.join(cache, 'src'),
		mockGenerated: path.join(cache, 'mock'),
		schemas: path.join(cache, 'schema'),
		cache,
		tsconfig: path.join(cache, 'tsconfig.json'),
	};
}

/** Read before the compiler runs, because the bundler, the tests and the type check resolve `#app` by it. */
function readCode(file: string): string | undefined {
	if (!existsSync(file)) return undefined;
	const code: unknown = parseDocument(readFileSync(file, 'utf8')).get('code');
	return typeof code === 'string' ? code : undefined;
}

/** Environment in which tsx finds the code of an app that is not the product. */
export const resolutionOf = ({ tsconfig }: Project): Record<string, string> => (tsconfig === null ? {} : { TSX_TSCONFIG_PATH: tsconfig });

/** First line of a manifest, which tells editors the schema. `file` is relative to the root. */
export function schemaLine({ root, schemas }: Project, file: string, kind: string): string {
	const schema = path.relative(path.dirname(path.join(root, file)), path.join(schemas, `${kind}.json`));
	return `# yaml-language-server: $schema=${schema.split(path.sep).join('/')}\n`;
}
