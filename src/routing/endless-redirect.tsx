import { useEffect } from 'react';
import { Can } from '#src/access/can.tsx';
import type { App } from '#src/app/app-model.ts';
import { Button } from '#src/ui/button.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';

interface EndlessRedirectProps {
	app: App;
	/** Addresses in their order. */
	chain: readonly string[];
}

/** Stands in place of a page whose redirects never end. Home may be one: signing out is the way left then. */
export function EndlessRedirect({ app, chain }: EndlessRedirectProps) {
	const { settings, errors, session, navigator } = app;
	const way = chain.join(' → ');
	// The error log is outside React.
	useEffect(() => errors.report(new Error(`Redirects without end: ${way}`), 'routes'), [errors, way]);
	const { administrators } = settings.access;
	const signedIn = settings.routing.login !== null && session.state.status === 'ready';
	return (
		<main>
			<PageFailure title="页面打不开" text="这个地址一直在跳转，请换个页面，或者告诉老师。" onBack={navigator.back}>
				{administrators !== null && (
					<Can guard={administrators}>
						<p>跳转经过：{way}</p>
					</Can>
				)}
				{signedIn && <Button label="退出登录" onPress={app.signOut} />}
			</PageFailure>
		</main>
	);
}
