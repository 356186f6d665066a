import { type ComponentType, Suspense, use, useEffect } from 'react';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadComponent, loadedComponent } from './load-component.ts';
import type { PageDialogsProps } from './page-dialogs.tsx';
import { type PageEnvironment, usePageEnvironment } from './page-environment.tsx';

/** Where a page draws its dialogs. What draws them, and the blocks in them, come once the page stands: the first click finds them there. */
export function DialogHost(props: PageDialogsProps) {
	const environment = usePageEnvironment();
	const { dialogs, definitions } = props;
	// Fetching is no matter of what is drawn.
	useEffect(() => fetchAhead(definitions, environment), [definitions, environment]);
	if (dialogs.open.length === 0) return null;
	const onError = (error: unknown): void => {
		environment.reportError(error, 'dialogs');
		environment.message('error', '窗口没有打开，请再试一次');
		dialogs.closeAll();
	};
	return (
		<ErrorBoundary onError={onError} fallback={() => null}>
			<Suspense fallback={null}>
				<LoadedDialogs {...props} />
			</Suspense>
		</ErrorBoundary>
	);
}

const load = async (): Promise<ComponentType<PageDialogsProps>> => (await import('./page-dialogs.tsx')).PageDialogs;

function LoadedDialogs(props: PageDialogsProps) {
	const PageDialogs = loadedComponent(load) ?? use(loadComponent(load));
	return <PageDialogs {...props} />;
}

/** What fails is asked for again when a dialog opens. */
function fetchAhead(definitions: PageDialogsProps['definitions'], { blocks, components }: PageEnvironment): void {
	const all = Object.values(definitions);
	loadComponent(load).catch(() => undefined);
	void blocks.preload([...new Set(all.flatMap((dialog) => dialog.blocks))]);
	for (const name of all.flatMap((dialog) => dialog.components ?? [])) {
		const loader = components[name];
		if (loader) loadComponent(loader).catch(() => undefined);
	}
}
