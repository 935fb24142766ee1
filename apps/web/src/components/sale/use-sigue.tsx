import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { loQueSigue } from '../../lib/sale/show-venta.ts'
import type { Venta } from '../../lib/sale/venta.ts'
import { ButtonLink } from '../actions/button-link.tsx'

/**
 * Link from a finished screen to the current step of the sale; null where that is this screen. `name`: name of a
 * place, if not that of its step.
 */
export function useSigue(venta: Venta, name?: (ruta: string) => string | undefined): ReactNode {
  const { pathname } = useLocation()
  const { texto, ruta, to } = loQueSigue(venta, name)
  if (ruta === pathname) return null
  return (
    <ButtonLink kind="primary" to={to}>
      {texto}
    </ButtonLink>
  )
}
