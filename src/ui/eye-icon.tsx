import { Stroke } from './icons.tsx';

const OPEN = 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
const CROSSED = 'M4 4l16 16M10 5.2C15 4.5 19 7 22 12c-.9 1.5-1.9 2.8-3 3.8M6.5 7C4.8 8.2 3.3 9.8 2 12c3 5 6 7 10 7 1.7 0 3.2-.4 4.6-1.1';

export const EyeIcon = ({ crossed }: { crossed: boolean }) => <Stroke path={crossed ? CROSSED : OPEN} />;
