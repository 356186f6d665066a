import { Document, isCollection, isMap, isScalar, Scalar, visit } from 'yaml';
import type { Plain } from '#codegen/read/tree.ts';

const LINE = 100;

/** YAML in this project's style: short maps and lists on one line. Deterministic. */
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

/** Text that some YAML parser reads as another type: numbers of other bases, times, merge keys, YAML 1.1 booleans. */
const isOdd = (value: unknown): boolean =>
	typeof value === 'string' &&
	/^([-+.]?[0-9][-+0-9_.:a-fxotz]*|[-+]?\.(inf|nan)|<<|=|y|n|yes|no|on|off)$/i.test(value) &&
	!/[\n\r]|^\d+\.\d+\.\d+$/.test(value);
