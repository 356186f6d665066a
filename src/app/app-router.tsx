import { type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter, HashRouter, useLocation, useNavigate } from 'react-router-dom';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { Navigator } from '#src/routing/navigator.ts';

/** Set from app.yaml at build time, so that the build has one of the two routers. */
declare const __HASH_ADDRESSES__: boolean;

interface RouterBridgeProps {
	navigator: Navigator;
	home: () => string;
}

interface AppRouterProps extends RouterBridgeProps {
	address: AddressMode;
	children: ReactNode;
}

export function AppRouter({ address: { base }, children, ...bridge }: AppRouterProps) {
	const content = (
		<>
			<RouterBridge {...bridge} />
			{children}
		</>
	);
	return __HASH_ADDRESSES__ ? <HashRouter>{content}</HashRouter> : <BrowserRouter basename={base}>{content}</BrowserRouter>;
}

function RouterBridge({ navigator, home }: RouterBridgeProps) {
	const navigate = useNavigate();
	const location = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each address has another number in the history
	useLayoutEffect(() => navigator.bind(navigate, home()), [navigator, navigate, home, location]);
	return null;
}
