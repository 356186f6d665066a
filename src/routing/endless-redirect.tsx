import { useEffect } from 'react';
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
			<PageFailure title="页面打不开" text="这个地址一直在跳转，请换个页面，或者告诉老师。" onBack={onBack}>
				{administrators !== null && (
					<Can guard={administrators}>
						<p>跳转经过：{way}</p>
					</Can>
				)}
				{signedIn && <Button label="退出登录" onPress={onSignOut} />}
			</PageFailure>
		</main>
	);
}
