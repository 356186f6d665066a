export interface CatalogueEntry {
	/** A few words, as a heading. */
	title: string;
	/** The mistake, its effect and its usual cause. */
	explanation: string;
	wrong: string;
	right: string;
}

export type CatalogueSection = Readonly<Record<string, CatalogueEntry>>;
