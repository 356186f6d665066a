// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const added = '新增';
export const removed = '移除';
export const regrouped = '换了分组';
export const reordered = '换了次序';
export const renamed = '改名';
export const hidden = '隐藏';
export const shown = '显示';
export const icon = '换了图标';
export const guard = '谁能看到';
export const page = '换了页面';
export const link = '换了链接';
export const address = '换了地址';
export const redirect = '换了跳转';
export const field = '改了设置';
