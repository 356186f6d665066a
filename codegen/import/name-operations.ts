import { camelCase, operationIdOf, uniqueName } from './names.ts';
import type { OperationSource } from './operation-parts.ts';
import type { Source } from './source.ts';

const ID = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Assigns a unique operationId to each operation, in order; keeps the document's own if it is valid. */
export function nameOperations({ notes }: Source, operations: readonly OperationSource[]): string[] {
	const taken = new Set<string>();
	const own = operations.map(({ node }) => {
		const id = typeof node.operationId === 'string' && ID.test(node.operationId) ? node.operationId : null;
		if (id === null || taken.has(id)) return null;
		taken.add(id);
		return id;
	});
	return operations.map((operation, index) => {
		const kept = own[index];
		if (kept) return kept;
		const id = uniqueName(preferredId(operation, taken), taken);
		const { method, url, node, path } = operation;
		const title = `\`${method.toUpperCase()} ${url}\``;
		if (node.operationId === undefined)
			notes.changed(path, `${title} has no operationId and is called \`${id}\` here.`, 'Rename it before pages name it.');
		else if (ID.test(String(node.operationId)))
			notes.changed(
				[...path, 'operationId'],
				`The operationId \`${node.operationId}\` is taken; ${title} is called \`${id}\` here.`,
				'Rename it before pages name it.',
			);
		else
			notes.changed(
				[...path, 'operationId'],
				`The operationId \`${String(node.operationId)}\` cannot be named by pages; it is \`${id}\` here.`,
				'Rename it before pages name it.',
			);
		return id;
	});
}

function preferredId({ node, method, url }: OperationSource, taken: ReadonlySet<string>): string {
	const odd = typeof node.operationId === 'string' && !ID.test(node.operationId) ? camelCase(node.operationId) : '';
	return odd && !taken.has(odd) ? odd : operationIdOf(method, url);
}
