import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { TreePath } from '#codegen/read/tree.ts';
import { objectAt } from './json-object.ts';
import { isObject } from './schema-type.ts';

/** Reports each security scheme that `security` names and `components.securitySchemes` does not define, at its first use. `places`: the document and its operations. */
export function checkSecurity(document: PlainDocument, places: readonly TreePath[], report: Report): void {
	const { components } = document.value;
	const schemes = isObject(components) && isObject(components.securitySchemes) ? Object.keys(components.securitySchemes) : [];
	const uses = places.flatMap((where) => [...schemesIn(document, where)]);
	for (const name of new Set(uses.map((use) => use.name))) {
		if (schemes.includes(name)) continue;
		const otherwise = `Define it there, as in \`${name}: { type: apiKey, in: header, name: Authorization }\`.`;
		const [first, ...others] = uses.flatMap((use) =>
			use.name === name ? suggestName({ name, at: document.locate(use.path, 'key'), candidates: schemes, otherwise }) : [],
		);
		if (!first) continue;
		report({
			code: 'unknown-security-scheme',
			message: `No security scheme is called \`${name}\` in \`components.securitySchemes\`.`,
			...first,
			fix: [first, ...others].flatMap(({ fix = [] }) => fix),
		});
	}
}

function* schemesIn(document: PlainDocument, where: TreePath): Generator<{ name: string; path: TreePath }> {
	const { security } = objectAt(document, where);
	for (const [index, choice] of (Array.isArray(security) ? security : []).entries())
		for (const name of isObject(choice) ? Object.keys(choice) : []) yield { name, path: [...where, 'security', index, name] };
}
