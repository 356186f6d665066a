import { type ReactNode, useState } from 'react';
import type { Expand } from './form-fields.ts';
import { ServedFields } from './served-fields.ts';

/** Loaded only for forms with fields that the server describes. */
export function ServedForm({ children }: { children: (expand: Expand) => ReactNode }) {
	const [served] = useState(() => new ServedFields());
	return children(served.expand);
}
