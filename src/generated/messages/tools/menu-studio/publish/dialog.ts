// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const title = '发布菜单';
export const leaveTitle = '先不发布？';
export const leaveText = '草稿会留着，写好的说明不会保存。';
export const waits = ({ who, time, comment }: { who: string | number; time: string | number; comment: string | number }): string => `${who}定了 ${time} 换上另一份菜单（${comment}）。现在发布的只用到那时；要取消，请到历史里。`;
export const merged = ({ who, version, comment }: { who: string | number; version: string | number; comment: string | number }): string => `${who}刚刚发布了第 ${version} 版（${comment}）。两边的修改已经合在一起，请再看一遍。`;
export const compared = '和现在的菜单相比';
export const comparedWith = ({ version }: { version: string | number }): string => `和现在的第 ${version} 版相比`;
export const same = '没有变化：草稿和已发布的菜单一样。';
export const check = '检查';
export const fine = '没有发现问题';
export const comment = '这一版改了什么';
export const commentHint = '例如：把视频中心放进学习，竞赛中心改名';
export const publish = '发布';
export const unchanged = '改过菜单才能发布';
export const checking = '正在检查';
export const hasErrors = ({ count }: { count: number }): string => `有 ${count} 处要先改好`;
export const conflicts = ({ who, version, comment, count }: { who: string | number; version: string | number; comment: string | number; count: number }): string => `${who}发布了第 ${version} 版（${comment}），也改了下面 ${count} 处。请选用谁的，其他修改两边都会保留。`;
export const merge = '合并，再看一遍';
export const scheduled = '定好了';
export const scheduledWords = ({ time }: { time: string | number }): string => `${time} 起大家看到这份菜单。草稿留着；要取消，请到历史里。`;
export const published = ({ version }: { version: string | number }): string => `第 ${version} 版发布好了`;
export const seenSoon = '用户打开或回到页面时就会看到新的菜单，最晚五分钟。觉得不对，可以在历史里回退。';
export const onlySaved = '这一版已经保存，用户看到的菜单还没有变。觉得不对，可以在历史里回退。';
export const done = '完成';
