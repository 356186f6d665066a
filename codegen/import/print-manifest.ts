import { Document, isCollection, isMap, isScalar, Scalar, visit } from 'yaml';
import type { Plain } from '#codegen/read/tree.ts';

/** Longest text of a map or list that stands in one line. */
const LINE = 100;

/** YAML as people of this project write it: short maps and lists in one line. The same value gives the same bytes. */
export function printManifest(value: Plain): string {
	const document = new Document(value, { aliasDuplicateObjects: false });
	visit(document, {
		Collection(_key, node, path) {
			if (!isCollection(node)) return;
			const scalars = isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : node.items;
			for (const scalar of scalars) if (isScalar(scalar) && isOdd(scalar.value)) scalar.type = Scalar.QUOTE_SINGLE;
			if (path.length > 1 && JSON.stringify(node.toJSON()).length <= LINE) node.flow = true;
		},
	});
	if (isMap(document.contents)) document.contents.flow = false;
	return document.toString({ lineWidth: 140, singleQuote: true, indentSeq: true, flowCollectionPadding: true });
}

/** Text that some reader of YAML takes for something else: numbers of other bases, times, merge keys, words of older versions. */
const isOdd = (value: unknown): boolean =>
	typeof value === 'string' &&
	/^([-+.]?[0-9][-+0-9_.:a-fxotz]*|[-+]?\.(inf|nan)|<<|=|y|n|yes|no|on|off)$/i.test(value) &&
	!/[\n\r]|^\d+\.\d+\.\d+$/.test(value);
