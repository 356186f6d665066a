import { KeysDialog } from '#src/ui/keys-dialog.tsx';

const KEYS = [
	['1–9 或 A–F', '选择选项，再按一次取消多选的选项'],
	['← →', '上一题、下一题'],
	['F', '标记这道题'],
	['Ctrl + Enter', '写完了，去下一题'],
	['?', '打开这张表'],
] as const;

export const ExamKeys = ({ onClose }: { onClose: () => void }) => (
	<KeysDialog title="快捷键" keys={KEYS} note="正在文本框里打字时，单个字母和数字不起作用。" onClose={onClose} />
);
