/**
 * A browser that translates a page puts each text into a <font> of its own and takes the text out. React still holds the
 * text: it would fail to insert before it or to remove it, and what it writes into it would not be seen.
 */
export function surviveTranslation(page: Document = document): () => void {
  /** Texts that a translator took out, each with what stands in its place. */
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
