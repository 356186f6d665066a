export interface TitleParts {
	title: string;
	titleSeparator: string;
	titleReverse: boolean;
}

/** Window title from page and site; only the site's if the page has none. */
export function windowTitle(page: string, { title, titleSeparator, titleReverse }: TitleParts): string {
	const parts = [page, title].filter((part) => part !== '');
	return (titleReverse ? parts.reverse() : parts).join(titleSeparator);
}
