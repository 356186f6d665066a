import { type ComponentType, Suspense, use, useMemo } from 'react';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';
import { loadComponent } from './load-component.ts';
import type { PageDialogsProps } from './page-dialogs.tsx';
import { usePageEnvironment } from './page-environment.tsx';

type DialogHostProps = Omit<PageDialogsProps, 'Frame'>;

export function DialogHost(props: DialogHostProps) {
	const { reportError, message, dialogFrame } = usePageEnvironment();
	const { open, closeAll } = props.dialogs;
	const isOpen = open.length > 0;
	// One load per opening: a new promise on each render would suspend forever.
	// biome-ignore lint/correctness/useExhaustiveDependencies: opening a dialog retries the load
	const loading = useMemo(() => ({ dialogs: loadComponent(load), frame: loadComponent(dialogFrame) }), [isOpen]);
	const onError = (error: unknown): void => {
		if (!isOpen) return;
		reportError(error, 'dialogs');
		message('error', '窗口没有打开，请再试一次');
		closeAll();
	};
	return (
		<ErrorBoundary place={isOpen} onError={onError} fallback={() => null}>
			<Suspense fallback={null}>
				<LoadedDialogs {...props} loading={loading} />
			</Suspense>
		</ErrorBoundary>
	);
}

const load = async (): Promise<ComponentType<PageDialogsProps>> =>
	(await import(/* webpackChunkName: "dialogs" */ './page-dialogs.tsx')).PageDialogs;

interface LoadedDialogsProps extends DialogHostProps {
	loading: Readonly<Record<'dialogs' | 'frame', ReturnType<typeof loadComponent>>>;
}

function LoadedDialogs({ loading, ...props }: LoadedDialogsProps) {
	const PageDialogs = use(loading.dialogs);
	return <PageDialogs {...props} Frame={use(loading.frame)} />;
}
