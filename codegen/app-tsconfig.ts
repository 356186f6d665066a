/**
 * TypeScript settings of an app that is not the product. They give `#app`, `#generated` and the packages to files that may lie outside of the
 * project. The type check, editors and the mock server (through tsx) read the same file.
 */
import path from 'node:path';
import { readTextIfThere, writeNewFile, writeWhole } from './files.ts';
import { listFiles } from './freshness.mjs';
import type { Project } from './project.ts';

const OWN = 'tsconfig.json';

const CODE = /\.tsx?$/;

/** Writes the settings to the app's cache folder. */
export function writeTsconfig(project: Project): void {
	const { tsconfig, root } = project;
	if (tsconfig === null) return;
	const text = textOf(project, path.dirname(tsconfig));
	if (readTextIfThere(project, path.relative(root, tsconfig)) !== text) writeWhole(project, tsconfig, text);
}

/** Gives an app with TypeScript a `tsconfig.json` that extends the settings, unless it has one. */
export function writeOwnTsconfig(project: Project): void {
	const { tsconfig, manifests, code, root } = project;
	// Code elsewhere, such as the product's for a copy of its manifests, has settings of its own.
	if (tsconfig === null || code !== manifests) return;
	const folder = path.resolve(root, manifests);
	if (listFiles(root, manifests).some((file) => CODE.test(file)))
		writeNewFile(project, path.join(manifests, OWN), `${JSON.stringify({ extends: slashed(path.relative(folder, tsconfig)) })}\n`);
}

function textOf({ root, code, generated, mockGenerated }: Project, from: string): string {
	const at = (...parts: readonly string[]): string => {
		const relative = slashed(path.relative(from, path.resolve(root, ...parts)));
		return relative.startsWith('.') ? relative : `./${relative}`;
	};
	const packages = at('node_modules');
	return `${JSON.stringify(
		{
			extends: at('tsconfig.base.json'),
			compilerOptions: {
				tsBuildInfoFile: './types.tsbuildinfo',
				lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
				paths: {
					'#app/*': [`${at(code)}/*`],
					'#generated/*': [`${at(generated)}/*`],
					'#mock/generated/*': [`${at(mockGenerated)}/*`],
					'#codegen/*': [`${at('codegen')}/*`],
					'#engines/*': [`${at('engines')}/*`],
					'#mock/*': [`${at('mock')}/*`],
					'#tests/*': [`${at('tests')}/*`],
					'#src/*': [`${at('src')}/*`],
					// For files outside of the project; those inside find their packages themselves.
					'*': [`${packages}/@types/*`, `${packages}/*`],
				},
			},
			files: [at('node_modules/@rsbuild/core/types.d.ts')],
			include: [`${at(code)}/**/*.ts`, `${at(code)}/**/*.tsx`, at(generated), at(mockGenerated)],
			exclude: [`${at(code)}/node_modules`],
		},
		null,
		'\t',
	)}\n`;
}

const slashed = (file: string): string => file.split(path.sep).join('/');
