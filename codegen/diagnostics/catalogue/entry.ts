export interface CatalogueEntry {
	/** A few words, as a heading. */
	title: string;
	/** The mistake, its effect and its usual cause. */
	explanation: string;
	/** The edit of `codegen -- fix`, as the end of a sentence. Absent where the author has to choose. */
	fix?: string;
	wrong: string;
	right: string;
}

export type CatalogueSection = Readonly<Record<string, CatalogueEntry>>;
