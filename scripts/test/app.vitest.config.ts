/** Tests of an app that is not the product. It may lie outside of the project, so its files get `#…` and packages from here. */
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { resolutionOf, resolveProject } from '#codegen/project.ts';
import { compileManifests } from './compile-manifests.ts';

const project = resolveProject(process.env, process.cwd());
const { root, code, generated, mockGenerated } = project;
compileManifests(project.manifests);
const app = path.resolve(root, code);

const isPackage = (specifier: string): boolean => /^[@a-z]/i.test(specifier) && !path.isAbsolute(specifier);

export default defineConfig({
	plugins: [
		{
			name: 'packages-of-the-project',
			async resolveId(specifier, importer) {
				const isOurs = isPackage(specifier) && importer?.startsWith(app + path.sep);
				return isOurs ? this.resolve(specifier, path.join(root, 'package.json'), { skipSelf: true }) : null;
			},
		},
	],
	resolve: {
		alias: [
			{ find: '#app', replacement: app },
			{ find: '#generated', replacement: generated },
			{ find: '#mock/generated', replacement: mockGenerated },
			...['engines', 'mock', 'src', 'tests'].map((folder) => ({ find: `#${folder}`, replacement: path.join(root, folder) })),
		],
	},
	test: {
		root,
		name: 'app',
		dir: app,
		include: ['**/*.test.{ts,tsx}'],
		env: resolutionOf(project),
	},
});
