import { useEffect } from 'react';
import * as texts from '#generated/messages/routing.ts';
import { Can } from '#src/access/can.tsx';
import { useSession } from '#src/session/use-session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { Button } from '#src/ui/button.tsx';
import { PageFailure } from '#src/ui/page-failure.tsx';

interface EndlessRedirectProps {
	settings: AppSettings;
	chain: readonly string[];
	onError: (error: Error, where: string) => void;
	onBack: () => void;
	onSignOut: () => void;
}

/** Shown instead of a page whose redirects never end. Offers sign-out, because the home page may be affected, too. */
export function EndlessRedirect({ settings, chain, onError, onBack, onSignOut }: EndlessRedirectProps) {
	const { status } = useSession();
	const way = chain.join(' → ');
	useEffect(() => onError(new Error(`Endless redirect: ${way}`), 'routes'), [onError, way]);
	const { administrators } = settings.access;
	const signedIn = settings.routing.login !== null && status === 'ready';
	return (
		<main>
			<PageFailure title={texts.endless} text={texts.endlessText} onBack={onBack}>
				{administrators !== null && (
					<Can guard={administrators}>
						<p>
							{texts.redirects}
							{way}
						</p>
					</Can>
				)}
				{signedIn && <Button label={texts.signOut} onPress={onSignOut} />}
			</PageFailure>
		</main>
	);
}
