import { use } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { Button, type ButtonProps } from './button.tsx';
import { ReleaseContext } from './release-context.ts';

export function ReloadButton({ kind }: Pick<ButtonProps, 'kind'>) {
	return <Button label={texts.refresh} kind={kind} onPress={use(ReleaseContext).reload} />;
}
