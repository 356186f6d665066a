import { existsSync, readdirSync } from 'node:fs';

/** Parts of the product that do not run in the page of the app. */
const ELSEWHERE = /^product\/(content\/|(\w+\/)?back-end\/)/;

/** Files of the framework and of the product that run in the page, relative to the project. */
export const browserSources = (): string[] =>
	['src', 'product']
		.filter((folder) => existsSync(folder))
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
		)
		.filter((file) => !ELSEWHERE.test(file));
