/**
 * Translators move text nodes into elements of their own, after which React throws (facebook/react#11538). So removing a
 * moved node does nothing, and inserting before one appends.
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
