/** Global setup of the tests of `src/`: copies the build of Arco that Node can load. */
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGE = 'node_modules/@arco-design/web-react';

export function arcoCopy(): string {
	const { version } = JSON.parse(readFileSync(`${PACKAGE}/package.json`, 'utf8')) as { version: string };
	return path.resolve(`.cache/tests/arco-lib-${version}`);
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
	if (!existsSync(target)) renameSync(unfinished, target);
}
