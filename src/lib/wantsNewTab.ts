/** Whether a click asks the browser for a tab or a window of its own. */
export const wantsNewTab = ({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) => ctrlKey || metaKey || shiftKey
