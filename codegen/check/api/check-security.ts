import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';
import { objectAt } from './json-object.ts';
import { isObject } from './schema-type.ts';

/** Reports each security scheme that `security` names and `components.securitySchemes` does not define, at its first use. `places`: the document and its operations. */
export function checkSecurity(document: PlainDocument, places: readonly TreePath[], report: Report): void {
	const { components } = document.value;
	const schemes = isObject(components) && isObject(components.securitySchemes) ? Object.keys(components.securitySchemes) : [];
	const known = new Set(schemes);
	for (const { name, path } of places.flatMap((where) => [...schemesIn(document, where)])) {
		if (known.has(name)) continue;
		known.add(name);
		const near = closest(name, schemes);
		report({
			code: 'unknown-security-scheme',
			message: `No security scheme is called \`${name}\` in \`components.securitySchemes\`.`,
			hint: near ? `Did you mean \`${near}\`?` : `Define it there, as in \`${name}: { type: apiKey, in: header, name: Authorization }\`.`,
			at: document.locate(path, 'key'),
		});
	}
}

function* schemesIn(document: PlainDocument, where: TreePath): Generator<{ name: string; path: TreePath }> {
	const { security } = objectAt(document, where);
	for (const [index, choice] of (Array.isArray(security) ? security : []).entries())
		for (const name of isObject(choice) ? Object.keys(choice) : []) yield { name, path: [...where, 'security', index, name] };
}
