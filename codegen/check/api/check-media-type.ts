import type { TreePath } from '#codegen/read/tree.ts';
import type { ApiContext } from './api-context.ts';
import { meantMediaType } from './media-types.ts';

export function checkMediaType(type: string, path: TreePath, { document, report }: ApiContext): void {
	const meant = meantMediaType(type);
	if (meant === null) return;
	const at = document.locate(path, 'key');
	report({
		code: 'unknown-media-type',
		message: `No media type is called \`${type}\`.`,
		hint: `Did you mean \`${meant}\`?`,
		fix: [{ kind: 'rename', at, from: type, to: meant }],
		at,
	});
}
