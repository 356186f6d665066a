import type { ReactNode } from 'react';
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
		<StartFailure title={title} text={fault.message ?? text} detail={STILL_SIGNED_IN} onRetry={onRetry}>
			<Button label="退出登录" onPress={onSignOut} />
		</StartFailure>
	);
}

const STILL_SIGNED_IN = '你的登录还在，重试成功后会接着打开刚才的页面。';

const faultTexts: Readonly<Record<SessionFault['kind'], { title: string; text: string }>> = {
	offline: { title: '没有连上服务器', text: '可能是网络不稳定，请检查网络后重试。' },
	busy: { title: '现在使用的人太多', text: '请稍等一会儿再试。' },
	server: { title: '服务器暂时不可用', text: '服务器出了点问题，请稍后再试。' },
	unreadable: { title: '没有取到你的信息', text: '服务器的回答不完整，请重试。' },
	routes: { title: '没有取到你的菜单', text: '服务器的回答不完整，请重试。' },
};
