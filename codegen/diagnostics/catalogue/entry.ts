export interface CatalogueEntry {
	/** A few words, as a heading. */
	title: string;
	/** The mistake, its effect and its usual cause. */
	explanation: string;
	/** What `fix` does where the remedy is certain, after its name. Without it, the author has to choose. */
	fix?: string;
	wrong: string;
	right: string;
}

export type CatalogueSection = Readonly<Record<string, CatalogueEntry>>;
