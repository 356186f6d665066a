// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const licences = '开源许可';
export const openMenu = '打开菜单';
export const place = '所在位置';
export const unfoldColumn = '展开第二栏';
export const foldColumn = '收起第二栏';
export const unfoldMenu = '展开菜单';
export const narrowMenu = '收窄菜单';
export const leaveFullScreen = '退出全屏';
export const fullScreen = '全屏';
export const gone = '这个页面已经从菜单里撤下。这里的内容还在，处理完再关闭就好。';
export const closePage = '关闭这个页面';
export const home = '回到首页';
export const skip = '跳到主要内容';
export const newVersion = '有新版本，刷新一下就能用上。没做完的事可以先做完。';
export const refresh = '刷新';
export const later = '以后再说';
export const unreached = '没有连上服务器，看到的可能是上次的内容，有些要连上才能打开';
export const offline = '网络已断开，看到的可能是上次的内容，有些要连上才能打开';
export const side = '侧栏';
export const account = '账号';
export const install = '安装到桌面';
export const resetDemo = '重置演示数据';
