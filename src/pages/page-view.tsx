import { use } from 'react';
import { createPageBody, type PageViewProps } from './create-page-body.tsx';
import { orderData } from './data-plan.ts';
import { loadDataPage } from './load-data-page.ts';
import { noData } from './page-data.ts';
import type { PageDefinition } from './page-definition.ts';

export function PageView(props: PageViewProps) {
	const { name, data } = props.definition;
	// Each call is a hook, so a manifest saved in the dev server with other calls must remount the page.
	const identity = `${name} ${JSON.stringify([props.params, import.meta.env.DEV && orderData(data)])}`;
	return hasData(props.definition) ? <LoadedDataPage key={identity} {...props} /> : <PlainPage key={identity} {...props} />;
}

const PlainPage = createPageBody(() => noData);

function LoadedDataPage(props: PageViewProps) {
	const DataPage = use(loadDataPage());
	return <DataPage {...props} />;
}

/** Whether the page or one of its dialogs calls operations. */
export const hasData = ({ data, dialogs = {} }: PageDefinition): boolean =>
	[data, ...Object.values(dialogs).map((dialog) => dialog.data)].some((calls) => Object.keys(calls).length > 0);
