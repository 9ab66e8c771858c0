/**
 * Undoes the changes that translators and password managers made to the prerendered page. React hydrates only
 * unchanged HTML: if a node differs, it renders the whole page again (facebook/react#24430). Returns a
 * function that redoes the changes.
 */
export function undoThirdPartyChanges(records: readonly MutationRecord[]) {
  const changedTexts = records.map(({ target }) => target.nodeValue)
  for (const { target, type, addedNodes, removedNodes, nextSibling, oldValue } of records.toReversed())
    if (type === 'characterData') target.nodeValue = oldValue
    else replaceChildren(target, addedNodes, removedNodes, nextSibling)

  return function redoThirdPartyChanges() {
    for (const [index, { target, type, addedNodes, removedNodes, nextSibling }] of records.entries())
      if (type === 'characterData') target.nodeValue = changedTexts[index] ?? null
      else replaceChildren(target, removedNodes, addedNodes, nextSibling)
  }
}

/** Removes the children `former`, and inserts `next` before `sibling`. tolerateMovedNodes.ts handles moved nodes. */
function replaceChildren(parent: Node, former: NodeList, next: NodeList, sibling: Node | null) {
  for (const node of former) parent.removeChild(node)
  for (const node of next) parent.insertBefore(node, sibling)
}
