/**
 * A translating browser moves each text into a <font> and removes the text node. React still holds the node: inserting
 * before it or removing it would fail, and its updates would not be visible.
 */
export function surviveTranslation(page: Document = document): () => void {
  /** Text nodes removed by a translator, each with its replacement. */
  const replaced = new WeakMap<Node, Element>()
  const written = new MutationObserver((records) => {
    for (const { target } of records) {
      const font = replaced.get(target)
      if (font && target.textContent !== font.textContent) font.textContent = target.textContent
    }
  })
  const note = ({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
    const [text] = removedNodes
    if (!(font instanceof Element) || text?.nodeType !== Node.TEXT_NODE || text.isConnected) return
    replaced.set(text, font)
    written.observe(text, { characterData: true })
  }
  const noteAll = (records: readonly MutationRecord[]) => {
    for (const record of records) note(record)
  }
  const moved = new MutationObserver(noteAll)
  moved.observe(page, { childList: true, subtree: true })
  const standIn = (node: Node | null): Node | null => {
    noteAll(moved.takeRecords())
    return (node && replaced.get(node)) ?? node
  }

  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before === null || before.parentNode === this) return insertBefore.call(this, node, before) as T
    const place = standIn(before)
    return insertBefore.call(this, node, place?.parentNode === this ? place : null) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (node.parentNode === this) return removeChild.call(this, node) as T
    const place = standIn(node)
    if (place && place.parentNode === this) removeChild.call(this, place)
    return node
  }
  return () => {
    moved.disconnect()
    written.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}
