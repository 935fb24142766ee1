import { Children, createElement, Fragment, type ReactNode } from 'react'

/** As our formatters write them: a date, a RUT, pesos, an amount in UF, a phone. */
const valores =
  /(\d{2}-\d{2}-\d{4}|\d{1,3}(?:\.\d{3})+-[\dK]|\$\s[\d.]+(?:,\d+)?|\d[\d.]*(?:,\d+)?\sUF\b|\+56(?:\s\d+)+)/

const enPartes = (text: string): readonly ReactNode[] =>
  text.split(valores).map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'entero' }, part) : part))

/**
 * Running text whose dates, RUT, amounts and phones are never torn in two lines; it is read, found and copied as it was.
 * What is written between them (`{formatoUF(uf)} UF`) counts as one text.
 */
export function Enteros({ children }: { readonly children: ReactNode }): ReactNode {
  const parts: ReactNode[] = []
  let text = ''
  const flush = () => {
    if (text) parts.push(...enPartes(text))
    text = ''
  }
  Children.forEach(children, (child) => {
    if (typeof child === 'string' || typeof child === 'number') {
      text += child
      return
    }
    flush()
    parts.push(child)
  })
  flush()
  return createElement(Fragment, null, ...parts)
}
