import type { ReactNode } from 'react'
import { AmountPesos, AmountUF } from '../../../components/values/amounts.tsx'
import type { Seleccion } from './use-seleccion.ts'

/** What is to be confirmed costs, or why it is not known. */
export function Total({ seleccion: { cotizacion, problema } }: { readonly seleccion: Seleccion }): ReactNode {
  if (problema) return problema
  if (!cotizacion) return <b>Elija un plan.</b>
  return (
    <>
      Total{' '}
      <b>
        <AmountUF value={cotizacion.totalUF} />
      </b>{' '}
      · <AmountPesos value={cotizacion.totalPesos} />. Al confirmar no podrá cotizar otra vez.
    </>
  )
}
