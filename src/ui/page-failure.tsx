import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ReloadButton } from './reload-button.tsx';

interface PageFailureProps {
	title: string;
	text: string;
	onRetry?: () => void;
	/** Instead of trying again, where that would be of no use. */
	onBack?: () => void;
	/** More about it, and other ways out. */
	children?: ReactNode;
}

/** Shown inside the layout when a page cannot be drawn at all. */
export function PageFailure({ title, text, onRetry, onBack, children }: PageFailureProps) {
	return (
		<section className="shell-failure" role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			<div className="shell-failure-actions">
				{onRetry && <Button label="重试" kind="primary" onPress={onRetry} />}
				{onRetry && <ReloadButton />}
				{onBack && <Button label="返回上一页" kind="primary" onPress={onBack} />}
			</div>
			{children}
		</section>
	);
}
