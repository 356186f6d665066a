import { use } from 'react';
import { createPageBody } from './create-page-body.tsx';
import { orderData } from './data-plan.ts';
import { loadDataPage } from './load-data-page.ts';
import { noData } from './page-data.ts';
import type { PageDefinition } from './page-definition.ts';
import type { NavigateOptions } from './page-store.ts';

export interface PageViewProps {
	definition: PageDefinition;
	/** Path parameters; other ones make it another page, which starts anew. */
	params: Readonly<Record<string, string>>;
	/** Query of the address that belongs to this page, with its `?`; a page that is kept but hidden holds its own. */
	search: string;
	/** What the page is called while what its own title is made of has not come. */
	name: string;
	/** The page has written another query of its own. */
	onSearch: (search: string, options: NavigateOptions) => void;
	/** Title of the page, whenever it is shown and whenever the title changes. */
	onTitle: (title: string) => void;
	/** The page was hidden or is gone. `release` lets go of the answers that are held for its return. */
	onHidden?: (release: () => void) => void;
}

/** Draws a compiled page. */
export function PageView(props: PageViewProps) {
	const { name, data } = props.definition;
	// Calls are hooks: in the dev server a saved manifest with others is drawn anew.
	const identity = `${name} ${JSON.stringify([props.params, import.meta.env.DEV && orderData(data)])}`;
	return hasData(props.definition) ? <LoadedDataPage key={identity} {...props} /> : <PlainPage key={identity} {...props} />;
}

const PlainPage = createPageBody(() => noData);

function LoadedDataPage(props: PageViewProps) {
	const DataPage = use(loadDataPage());
	return <DataPage {...props} />;
}

/** Whether it calls operations, or a dialog of it does. */
export const hasData = ({ data, dialogs = {} }: PageDefinition): boolean =>
	[data, ...Object.values(dialogs).map((dialog) => dialog.data)].some((calls) => Object.keys(calls).length > 0);
