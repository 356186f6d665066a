import { Document, isCollection, isMap, isPair, isScalar, Scalar, visit } from 'yaml';
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
			if (path.length > 1 && isShort(node)) node.flow = true;
		},
	});
	if (isMap(document.contents)) document.contents.flow = false;
	return document.toString({ lineWidth: 140, singleQuote: true, indentSeq: true, flowCollectionPadding: true });
}

/** Whether the node as JSON fits into a line. Stops at the first part that does not, so that large documents take linear time. */
const isShort = (node: unknown): boolean => roomAfter(node, LINE) >= 0;

/** Returns how many of `room` characters are free after the node is written as JSON; negative if it does not fit. */
function roomAfter(node: unknown, room: number): number {
	if (isScalar(node)) return room - (JSON.stringify(node.value)?.length ?? 0);
	if (!isCollection(node)) return room;
	// Brackets, and a comma between two items.
	let left = room - 1 - Math.max(1, node.items.length);
	for (const item of node.items) {
		if (left < 0) return left;
		left = isPair(item) ? roomAfter(item.value, roomAfter(item.key, left) - 1) : roomAfter(item, left);
	}
	return left;
}

/** Text that some YAML parser reads as another type: numbers of other bases, times, merge keys, YAML 1.1 booleans. */
const isOdd = (value: unknown): boolean =>
	typeof value === 'string' &&
	/^([-+.]?[0-9][-+0-9_.:a-fxotz]*|[-+]?\.(inf|nan)|<<|=|y|n|yes|no|on|off)$/i.test(value) &&
	!/[\n\r]|^\d+\.\d+\.\d+$/.test(value);
