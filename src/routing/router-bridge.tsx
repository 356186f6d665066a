import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { App } from '#src/app/app-model.ts';
import { placesOf } from './decide.ts';

/** Hands the router's navigation to the parts of the app that are not components. */
export function RouterBridge({ app }: { app: App }) {
	const navigate = useNavigate();
	// The router makes a new function at each address.
	useLayoutEffect(() => app.navigator.bind(navigate, placesOf(app.settings, app.routes.table).home), [app, navigate]);
	return null;
}
