import { useLoaded } from '#src/ui/use-load.ts';
import { orderData } from './data-plan.ts';
import { loadDataPage } from './load-data-page.ts';
import type { PageViewProps } from './page-view-props.ts';
import { PlainPage } from './plain-page.tsx';

export function PageView(props: PageViewProps) {
	const { name, data, plain } = props.definition;
	// Each call is a hook, so a manifest saved in the dev server with other calls must remount the page.
	const identity = `${name} ${JSON.stringify([props.params, import.meta.env.DEV && orderData(data)])}`;
	return plain ? <PlainPage key={identity} {...props} /> : <LoadedDataPage key={identity} {...props} />;
}

function LoadedDataPage(props: PageViewProps) {
	const DataPage = useLoaded(loadDataPage);
	return DataPage && <DataPage {...props} />;
}
