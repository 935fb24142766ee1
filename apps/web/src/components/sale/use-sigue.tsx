import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Venta } from '../../lib/sale/venta.ts'
import { loQueSigue } from '../../lib/sale/ver-venta.ts'
import { ButtonLink } from '../actions/button-link.tsx'

/** From a screen where nothing is done any more, the way on: to where the sale stands; null where that is here. `nombrar`: what a place is called where one is, if not by its step. */
export function useSigue(venta: Venta, nombrar?: (ruta: string) => string | undefined): ReactNode {
  const { pathname } = useLocation()
  const { texto, ruta, to } = loQueSigue(venta, nombrar)
  if (ruta === pathname) return null
  return (
    <ButtonLink kind="primary" to={to}>
      {texto}
    </ButtonLink>
  )
}
