// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const title = '主题设置';
export const close = '关闭主题设置';
export const appearance = '外观';
export const lightOnly = ({ theme }: { theme: string | number }): string => `“${theme}”主题只有浅色外观，选“默认”主题后可以切换。`;
export const theme = '主题';
export const cyan = '青色';
export const green = '绿色';
export const orange = '橙色';
export const red = '红色';
export const pink = '粉色';
export const purple = '紫色';
export const ownColor = '主题自带';
export const color = '主题色';
export const customColor = '自定义颜色';
export const layout = '布局';
export const narrow = '手机和窄屏上始终是纵向布局。';
export const radius = '圆角';
export const fontSize = '字号';
export const pixels = ({ count }: { count: number }): string => `${count} 像素`;
export const colorWeak = '色弱模式';
export const colorWeakNote = '对错和提醒换用容易分辨的颜色';
export const lessMotion = '减少动画';
export const lessMotionNote = '轮播不自己翻页，界面不做过渡';
export const reset = '恢复默认';
