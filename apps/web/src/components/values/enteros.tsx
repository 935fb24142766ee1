import { enPartes } from '@alerce/domain/base/texto/enteros'
import { Children, createElement, Fragment, type ReactNode } from 'react'

const dibujadas = (text: string): readonly ReactNode[] =>
  enPartes(text).map((part, at) =>
    at % 2 === 1 ? createElement('span', { className: 'entero', translate: 'no' }, part) : part,
  )

/**
 * Running text whose dates, RUT, amounts and phones never break across lines; it is read, found and copied unchanged.
 * Interpolated values (`{formatoUF(uf)} UF`) join the surrounding text.
 */
export function Enteros({ children }: { readonly children: ReactNode }): ReactNode {
  const parts: ReactNode[] = []
  let text = ''
  const flush = () => {
    if (text) parts.push(...dibujadas(text))
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
