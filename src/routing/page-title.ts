export interface TitleParts {
	title: string;
	titleSeparator: string;
	titleReverse: boolean;
}

/** Window title from the page's own title, that of its route, and the site's; each text once. */
export function windowTitle(page: string, route: string, { title, titleSeparator, titleReverse }: TitleParts): string {
	const parts = [...new Set([page, route, title])].filter((part) => part !== '');
	return (titleReverse ? parts.reverse() : parts).join(titleSeparator);
}
