// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const themeSettings = '主题设置';
export const light = '浅色';
export const dark = '深色';
export const system = '跟随系统';
export const standard = '默认';
export const ocean = '海洋';
export const forest = '森林';
export const sunset = '暖阳';
export const vertical = '纵向';
export const horizontal = '横向';
export const column = '分栏';
export const comprehensive = '综合';
export const toggle = ({ mode, next }: { mode: string | number; next: string | number }): string => `外观：${mode}，切换到${next}`;
