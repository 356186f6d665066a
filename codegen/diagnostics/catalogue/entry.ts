/** Documentation of one code. */
export interface CatalogueEntry {
	/** A few words, as a heading. */
	title: string;
	/** The mistake, its effect and its usual cause. */
	explanation: string;
	/** A few lines of a manifest with the mistake. */
	wrong: string;
	/** The same lines, corrected. */
	right: string;
}

export type CatalogueSection = Readonly<Record<string, CatalogueEntry>>;
