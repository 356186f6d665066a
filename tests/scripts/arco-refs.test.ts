import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ARCO_REFS, withRefProps } from '#scripts/arco-refs.ts';

const PACKAGE = 'node_modules/@arco-design/web-react';

test.each(['es', 'lib'])('no file of Arco in %s/ reads the ref of an element after the change', (folder) => {
	const root = path.join(PACKAGE, folder);
	const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
	const reads = files.flatMap((file) => {
		const name = path.join(root, file);
		const code = readFileSync(name, 'utf8');
		const left = ARCO_REFS.test(name) ? withRefProps(code) : code;
		return /(?<!props)\.ref\b/.test(left) ? [file] : [];
	});
	expect(reads).toEqual([]);
	expect(files.filter((file) => ARCO_REFS.test(path.join(root, file)))).toHaveLength(4);
});
