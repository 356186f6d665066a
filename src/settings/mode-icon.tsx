import { Stroke } from '#src/ui/icons.tsx';
import type { ThemeMode } from './theme.ts';

const PATHS: Readonly<Record<ThemeMode, string>> = {
	light: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
	dark: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5z',
	system: 'M3 5h18v11H3zM9 20h6M12 16v4',
};

export const ModeIcon = ({ mode }: { mode: ThemeMode }) => <Stroke path={PATHS[mode]} />;
