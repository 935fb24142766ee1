import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { goTo } from '../../lib/routes.ts'
import { useOffers } from '../../lib/session/session.ts'
import { useReader } from '../../lib/session/use-lock.ts'
import { ButtonLink } from '../actions/button-link.tsx'
import type { Declaracion } from '../sale/with-declaracion.tsx'

/** Link to the correction of the contractual data once the papers were confirmed; nothing before, nor for readers. */
export function ActualizarDatos({ ds: { etapa, venta, ids } }: { readonly ds: Declaracion }) {
  const reader = useReader()
  const offered = useOffers('actualizarDatosContractuales')
  const abierto = seHace('actualizarDatosContractuales', { etapa, tipoVenta: venta.tipoVenta ?? 'M' })
  if (reader || !offered || !abierto || etapa === 'documentosContractuales') return null
  return <ButtonLink to={goTo('documentosnew', ids)}>Actualizar Datos Pendientes</ButtonLink>
}
