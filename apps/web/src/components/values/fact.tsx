import type { ReactNode } from 'react'
import { Enteros } from './enteros.tsx'

/** One fact of a list of facts: its name over, or beside, its value. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Enteros>{children}</Enteros>
      </dd>
    </div>
  )
}
