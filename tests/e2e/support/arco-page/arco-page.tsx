/** A page with controls of Arco in and outside of a dialog, beside the app's messages. The test sets its theme through `window`. */
import { Button, DatePicker, Select } from '@arco-design/web-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '#src/shell/tokens.css';
import '#src/shell/themes.css';
import '#src/shell/base.css';
import '#src/shell/shell.css';
import { FeedbackHost } from '#src/feedback/feedback-host.tsx';
import { createFeedbackStore } from '#src/feedback/feedback-store.ts';
import { applyTheme } from '#src/settings/apply-theme.ts';
import type { Theme } from '#src/settings/theme.ts';
import { ArcoProvider } from '#src/ui/arco/arco-provider.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';

const CHOICE_COUNT = 2000;
const choices = Array.from({ length: CHOICE_COUNT }, (_, index) => `第 ${index + 1} 小学`);
/** A button inside the popup. */
const TERM = [{ text: '开学日', value: () => [] }];
const defaults: Theme = {
	mode: 'light',
	name: 'default',
	layout: 'vertical',
	color: '#4e88f3',
	fontSize: 14,
	radius: 5,
	colorWeak: false,
	lessMotion: true,
};
const feedback = createFeedbackStore(60_000);

function ArcoPage() {
	const [open, setOpen] = useState(false);
	const [school, setSchool] = useState('');
	const [day, setDay] = useState('');
	return (
		<main data-page="arco">
			<ArcoProvider>
				<Button type="primary">主要</Button>
				<Button type="primary" status="success">
					成功
				</Button>
			</ArcoProvider>
			<button type="button" onClick={() => setOpen(true)}>
				打开窗口
			</button>
			<output>{`${school} ${day}`}</output>
			{open && (
				<DialogFrame title="窗口" look="dialog" width={420} onClose={() => setOpen(false)} mayDiscard={async () => true}>
					<ArcoProvider>
						<Select aria-label="学校" options={choices} onChange={setSchool} />
						<DatePicker defaultPickerValue="2026-03-01" shortcuts={TERM} onChange={setDay} />
					</ArcoProvider>
				</DialogFrame>
			)}
			<FeedbackHost store={feedback} overlayText="请稍候" />
		</main>
	);
}

Object.assign(window, {
	setTheme: (theme: Partial<Theme>) => applyTheme({ ...defaults, ...theme }, defaults, false),
	message: (text: string) => feedback.message('error', text),
});
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<ArcoPage />);
