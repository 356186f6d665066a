import type { FlowValue } from './yaml-text.ts';

/** Where a scaffolded page leads. Buttons and targets are as in the manifests. */
export interface PageLinks {
	/** Target of a row of a list. */
	opens: FlowValue | null;
	/** Buttons above a list. */
	toolbar: readonly FlowValue[];
	/** Buttons of each row of a list, or below a detail. */
	buttons: readonly FlowValue[];
}

export const NO_LINKS: PageLinks = { opens: null, toolbar: [], buttons: [] };
