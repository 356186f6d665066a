import type { Handler } from '#src/pages/page-environment.tsx';
import { lessonTarget } from './lesson-target.ts';

export const openLesson: Handler<'openLesson'> = (lesson, { open }) => open(lessonTarget(lesson));
