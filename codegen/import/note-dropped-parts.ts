import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { FILES } from './bundle-files.ts';
import type { OperationSource } from './operation-parts.ts';
import { needsSignIn } from './settings.ts';
import type { Source } from './source.ts';

export function noteDroppedParts({ notes, document }: Source, operations: readonly OperationSource[]): void {
	for (const hook of Object.keys(objectOr(document.value.webhooks)))
		notes.leftOut(['webhooks', hook], 'Webhooks are calls from server to server; a page never receives them.', 'Nothing has to be done.');
	for (const { node, path } of operations) {
		if (isObject(node.callbacks))
			notes.leftOut(
				[...path, 'callbacks'],
				'Callbacks are calls from server to server; a page never receives them.',
				'Nothing has to be done.',
			);
		if (Array.isArray(node.servers))
			notes.leftOut([...path, 'servers'], 'An address of its own for one operation is not known here.', 'Import it as an API of its own.');
		for (const key of Object.keys(node).filter((key) => key.startsWith('x-')))
			notes.leftOut(
				[...path, key],
				`\`${key}\` of operations means nothing to this project.`,
				'Nothing has to be done, unless your tools need it.',
			);
	}
	for (const key of Object.keys(document.value).filter((key) => key.startsWith('x-') && key !== FILES))
		notes.leftOut(
			[key],
			`\`${key}\` of the document means nothing to this project, or is known only to you.`,
			'Write our own `x-` keys by docs/guides/add-an-api.md.',
		);
	if (operations.length === 0) return;
	notes.assumed(
		[],
		'`x-mock`: every operation answers a sample that was made from its schema.',
		'Declare better answers, or write handlers.',
	);
	const asks = [document.value.security, ...operations.map(({ node }) => node.security)].some(needsSignIn);
	if (!asks)
		notes.assumed(
			[],
			'The document asks for a sign-in nowhere, so every operation is called without a token.',
			'Add `security: [{ token: [] }]` to what needs one.',
		);
}
