type Click = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a click asks the browser for another tab or window, or for a download. */
export const wantsNewTab = ({ altKey, button, ctrlKey, metaKey, shiftKey }: Click) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey
