import type { BlockProps } from '#src/pages/page-definition.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { RichText } from '#src/ui/rich-text/rich-text.tsx';

export function RichTextBlock({ block }: BlockProps<'rich-text'>) {
	const scope = useScope();
	const content = scope.shown(block.content);
	if (!content) return <EmptyNotice text={scope.text(block.empty)} />;
	return <RichText content={content} format="html" />;
}
