import * as texts from '#generated/messages/blocks/frame.ts';
import { frameAddress } from '#src/lib/frame-address.ts';
import { safeLink } from '#src/lib/safe-url.ts';
import { usePage } from '#src/pages/page-context.tsx';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { EmbeddedSite } from './embedded-site.tsx';

/** Another site within the page, or a link to it if the app may not embed it. */
export function FrameBlock({ block }: BlockProps<'frame'>) {
	const { frames } = useNavigation();
	const page = usePage();
	const given = page.scope.read(block.address);
	const link = safeLink(given);
	if (link === null) return <EmptyNotice text={texts.noAddress} />;
	const address = frameAddress(given, frames);
	const newTab = {
		key: 'open',
		label: texts.newTab,
		icon: 'link',
		link: { href: address ?? link, target: '_blank', rel: 'noopener noreferrer' },
	};
	if (address === null) return <EmptyNotice text={texts.notAllowed} buttons={[{ ...newTab, kind: 'primary' }]} />;
	const title = page.scope.text(block.title) || page.title;
	return (
		<EmbeddedSite
			key={address}
			address={address}
			title={title}
			heading={block.heading ?? 'heading'}
			height={block.height}
			newTab={newTab}
		/>
	);
}
