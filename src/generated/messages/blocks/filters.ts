// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const all = '全部';
export const optionsFailed = '选项没有取到';
export const noOptions = '暂无选项';
export const filtersChosen = ({ count }: { count: number }): string => `筛选（已选 ${count} 项）`;
export const filters = '筛选';
export const clear = '清除筛选';
