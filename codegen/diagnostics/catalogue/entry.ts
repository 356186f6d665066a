/** What the docs say about one code. */
export interface CatalogueEntry {
	/** A few words, as a heading. */
	title: string;
	/** What is wrong, why it matters and how it usually comes about. */
	explanation: string;
	/** A few lines of a manifest with the mistake. */
	wrong: string;
	/** The same lines without it. */
	right: string;
}

export type CatalogueSection = Readonly<Record<string, CatalogueEntry>>;
