import type { ReactNode } from 'react';
import * as texts from '#generated/messages/session.ts';
import { Button } from '#src/ui/button.tsx';
import { StartFailure } from '#src/ui/start-failure.tsx';
import type { SessionFault } from './session.ts';
import { useSession } from './use-session.ts';

interface StartGateProps {
	onRetry: () => Promise<void>;
	onSignOut: () => void;
	children: ReactNode;
}

/** Renders the app, or why the user of the stored token is unknown. The address stays, so a retry opens the requested page. */
export function StartGate({ onRetry, onSignOut, children }: StartGateProps) {
	const { fault } = useSession();
	if (!fault) return children;
	const { title, text } = faultTexts[fault.kind];
	return (
		<StartFailure title={title} text={fault.message ?? text} detail={texts.stillSignedIn} onRetry={onRetry}>
			<Button label={texts.signOut} onPress={onSignOut} />
		</StartFailure>
	);
}

const faultTexts: Readonly<Record<SessionFault['kind'], { title: string; text: string }>> = {
	offline: { title: texts.offline, text: texts.offlineText },
	busy: { title: texts.busy, text: texts.busyText },
	server: { title: texts.serverFault, text: texts.serverFaultText },
	unreadable: { title: texts.noUser, text: texts.incomplete },
	routes: { title: texts.noRoutes, text: texts.incomplete },
};
