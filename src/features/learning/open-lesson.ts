import type { ActionHandler } from '#src/pages/page-environment.tsx';
import { type Lesson, lessonTarget } from './lesson-target.ts';

export const openLesson: ActionHandler = (lesson, { open }) => open(lessonTarget(lesson as unknown as Lesson));
