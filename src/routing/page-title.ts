export interface TitleParts {
	title: string;
	titleSeparator: string;
	titleReverse: boolean;
}

/** Title of the browser window: that of the page and of the site. A page without one leaves the site's alone. */
export function windowTitle(page: string, { title, titleSeparator, titleReverse }: TitleParts): string {
	const parts = [page, title].filter((part) => part !== '');
	return (titleReverse ? parts.reverse() : parts).join(titleSeparator);
}
