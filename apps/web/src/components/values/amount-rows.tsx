import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import type { ReactNode } from 'react'
import { AmountPesos, AmountUF } from './amounts.tsx'
import { Siglas } from './sigla.tsx'

interface NumberRowProps {
  readonly name: ReactNode
  readonly children: ReactNode
}

/** A line of a table of prices. */
export const NumberRow = ({ name, children }: NumberRowProps) => (
  <tr>
    <th scope="row">{name}</th>
    <td data-num>{children}</td>
  </tr>
)

interface AmountRowProps<M> {
  readonly name: ReactNode
  readonly value: M
}

export const UFRow = ({ name, value }: AmountRowProps<UF>) => (
  <NumberRow name={typeof name === 'string' ? <Siglas>{name}</Siglas> : name}>
    <AmountUF value={value} />
  </NumberRow>
)

export const PesosRow = ({ name, value }: AmountRowProps<Pesos>) => (
  <NumberRow name={name}>
    <AmountPesos value={value} />
  </NumberRow>
)

/** Columns of a price table. */
export const priceColumns = [{ title: 'Concepto' }, { title: 'Monto', num: true }] as const
