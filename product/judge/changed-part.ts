export interface ChangedPart {
	before: string;
	changed: string;
	after: string;
}

/** Splits `text` into the part before its first difference from `other`, the part up to its last difference, and the rest. */
export function changedPart(text: string, other: string): ChangedPart {
	// By code points, so that no letter is cut in half.
	const own = [...text];
	const others = [...other];
	const shorter = Math.min(own.length, others.length);
	let start = 0;
	while (start < shorter && own[start] === others[start]) start += 1;
	let end = 0;
	while (end < shorter - start && own[own.length - 1 - end] === others[others.length - 1 - end]) end += 1;
	const part = (from: number, to: number): string => own.slice(from, to).join('');
	return { before: part(0, start), changed: part(start, own.length - end), after: part(own.length - end, own.length) };
}
