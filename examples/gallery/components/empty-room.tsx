import type { ComponentProps } from '#generated/component-props.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';

export function EmptyRoom({ text, on }: ComponentProps['gallery#EmptyRoom']) {
	const { invites } = on ?? {};
	const button = {
		key: 'invite',
		label: '请人进来',
		icon: 'users',
		kind: 'secondary',
		onPress: () => invites?.({ guest: text, seats: 2 }),
	} as const;
	return <EmptyNotice text={text} buttons={invites ? [button] : []} />;
}
