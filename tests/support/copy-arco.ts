/** Global setup of the tests of `src/`: copies the build of Arco that Node can load, with refs read as in React 19. */
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ARCO_REFS, withRefProps } from '#scripts/arco-refs.ts';

const PACKAGE = 'node_modules/@arco-design/web-react';

export function arcoCopy(): string {
	const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as { version: string };
	return path.resolve(`.cache/tests/arco-${version}`);
}

/** Renames the finished copy into place, because a concurrent run may be writing it too. */
export function setup(): void {
	const target = arcoCopy();
	if (existsSync(target)) return;
	const unfinished = `${target}-${process.pid}`;
	for (const folder of ['lib', 'icon/react-icon-cjs'])
		cpSync(path.join(PACKAGE, folder), path.join(unfinished, folder), {
			recursive: true,
			filter: (file) => !/\.(?:d\.ts|css|less)$/.test(file),
		});
	writeFileSync(path.join(unfinished, 'package.json'), '{ "type": "commonjs" }\n');
	for (const name of readdirSync(unfinished, { recursive: true, encoding: 'utf8' })) {
		const file = path.join(unfinished, name);
		if (ARCO_REFS.test(file)) writeFileSync(file, withRefProps(readFileSync(file, 'utf8')));
	}
	if (!existsSync(target)) renameSync(unfinished, target);
}
