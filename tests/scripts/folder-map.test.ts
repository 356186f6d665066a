import { expect, it } from 'vitest';
import { findMapFaults } from '#scripts/folder-map.ts';

const document = `
The app is in \`src/\`.

- \`src/\`: the app
  - \`src/lock/\`: the lock
- \`docs/\`: documents
`;

it.each([
	['a map that lists every folder', ['README.md', 'src/main.tsx', 'src/lock/lock.ts', 'src/lock/deep/a.ts', 'docs/guides/a.md'], []],
	['a folder of src/ outside of the map', ['src/lock/lock.ts', 'src/helpers/a.ts', 'docs/a.md'], ['src/helpers/ is not on the map.']],
	['a new folder at the top', ['src/lock/lock.ts', 'docs/a.md', 'tools/a.ts'], ['tools/ is not on the map.']],
	['an entry whose folder is gone', ['src/main.tsx', 'docs/a.md'], ['src/lock/ is on the map, but holds no file.']],
])('%s', (_case, files, faults) => {
	expect(findMapFaults(document, files)).toEqual(faults);
});
