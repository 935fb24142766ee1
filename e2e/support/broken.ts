import type { Page } from '@playwright/test'

/**
 * Dates, hours, RUT, amounts, phones and folios of a page that wrap over two lines, each with the words around it: such
 * a value must stay on one line.
 */
export const brokenValues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shapes = [
      String.raw`\d{1,2}-\d{1,2}-\d{4}`,
      String.raw`\d{1,3}(?:\.\d{3})+-[\dkK]`,
      String.raw`\$\s[\d.]+`,
      String.raw`UF\s[\d.]+(?:,\d+)?`,
      String.raw`\d[\d.]*(?:,\d+)?\sUF`,
      String.raw`\+56\s[\d\s]*\d`,
      String.raw`\d{1,3}(?:\.\d{3}){3}`,
    ]
    const value = new RegExp(shapes.join('|'), 'g')
    const lines = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2))).size
    const found: string[] = []
    const look = (run: readonly Text[]) => {
      const text = run.map(({ data }) => data).join('')
      const at = (index: number): readonly [Text, number] => {
        let left = index
        for (const node of run) {
          if (left <= node.length) return [node, left]
          left -= node.length
        }
        throw new Error(`no place ${index} in «${text}»`)
      }
      for (const { 0: one, index } of text.matchAll(value)) {
        const range = document.createRange()
        range.setStart(...at(index))
        range.setEnd(...at(index + one.length))
        if (lines(range) > 1) found.push(`«${one}» in «${text.trim()}»`)
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      let run: Text[] = []
      // React may split one visible text into several nodes
      for (const node of [...element.childNodes, null]) {
        if (node instanceof Text) run.push(node)
        else if (run.length > 0) {
          look(run)
          run = []
        }
      }
    }
    return found
  })
