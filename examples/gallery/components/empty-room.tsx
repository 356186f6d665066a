import type { ComponentProps } from '#generated/component-props.ts';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';

export const EmptyRoom = ({ text }: ComponentProps['gallery#EmptyRoom']) => <EmptyNotice text={text} />;
