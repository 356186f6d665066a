import type { Handler } from '#src/pages/use-page-code.ts';
import { lessonTarget } from './lesson-target.ts';

export const openLesson: Handler<'openLesson'> = (lesson, { open }) => open(lessonTarget(lesson));
