import { type ReactNode, useState } from 'react';
import { PartExpansion } from './expand-parts.ts';
import type { Expand } from './form-fields.ts';
import { ServedFields } from './served-fields.ts';

/** Loaded only for forms with fields that hold others or that the server describes. */
export function ExpandedForm({ children }: { children: (expand: Expand) => ReactNode }) {
	const [expand] = useState(createExpand);
	return children(expand);
}

function createExpand(): Expand {
	const served = new ServedFields();
	const parts = new PartExpansion();
	return (fields, context) => parts.expand(served.expand(fields, context), context);
}
