import { use } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { ReleaseContext } from './release-context.ts';

export function ReloadButton({ kind }: Pick<ButtonProps, 'kind'>) {
	return <Button label="刷新页面" kind={kind} onPress={use(ReleaseContext).reload} />;
}
