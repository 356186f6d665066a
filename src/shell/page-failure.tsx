import { Button } from '#src/ui/button.tsx';
import { ReloadButton } from '#src/ui/reload-button.tsx';

interface PageFailureProps {
	title: string;
	text: string;
	onRetry?: () => void;
	/** Instead of trying again, where that would be of no use. */
	onBack?: () => void;
}

/** Shown inside the layout when a page cannot be drawn at all. */
export function PageFailure({ title, text, onRetry, onBack }: PageFailureProps) {
	return (
		<section className="shell-failure" role="alert">
			<h1>{title}</h1>
			<p>{text}</p>
			<div className="shell-failure-actions">
				{onRetry && <Button label="重试" kind="primary" onPress={onRetry} />}
				{onRetry && <ReloadButton />}
				{onBack && <Button label="返回上一页" kind="primary" onPress={onBack} />}
			</div>
		</section>
	);
}
