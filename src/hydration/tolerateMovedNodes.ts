/**
 * Keeps React from throwing when a translator has moved text nodes into new elements (facebook/react#11538). Patches
 * `removeChild` to ignore a moved child, and `insertBefore` to append if the sibling was moved.
 */
export function tolerateMovedNodes() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const sibling = before?.parentNode === this ? before : null
    return insertBefore.call(this, child, sibling) as Child
  }
}
