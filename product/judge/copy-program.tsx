import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';

export function CopyProgram({ code }: { code: string }) {
	const { message } = useFeedback();
	const copy = async (): Promise<void> => {
		try {
			await navigator.clipboard.writeText(code);
			message('success', '已复制');
		} catch {
			message('warning', '浏览器不让复制，请选中程序后按 Ctrl+C');
		}
	};
	return <Button label="复制程序" kind="text" onPress={copy} />;
}
