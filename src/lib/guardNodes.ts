/**
 * Lets React work on a page whose text nodes a translator has moved into elements of its own: removing or inserting
 * beside a node that is no longer where React left it is passed over instead of thrown (facebook/react#11538).
 */
export function guardNodes() {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    const place = before?.parentNode === this ? before : null
    return insertBefore.call(this, child, place) as Child
  }
}
