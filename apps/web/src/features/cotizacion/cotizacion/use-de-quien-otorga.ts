import { useLugar } from '../../../lib/sale/lugar.tsx'
import { useSuActualizacion } from '../../../lib/sale/su-actualizacion.ts'
import { useEnPareja } from '../../../lib/sale/venta.ts'
import { useRead } from '../../../lib/use-call.ts'
import { usePareja } from './queries.ts'

/** Of a sale: the giver's plan as it stands, seen by its receiver. */
function useEnLaVenta(prospectoId: number, enabled: boolean) {
  const { data: pareja } = usePareja(prospectoId, enabled)
  const plan = pareja?.compensacion.otorga
  if (!pareja || !plan || pareja.recibe.prospectoId !== prospectoId) return null
  return { prospectoId: pareja.otorga.prospectoId, nombre: pareja.otorga.nombre, ...plan }
}

/** The same in the giver's open update, where the receiver is quoted too. */
function useEnSuActualizacion(prospectoId: number, enabled: boolean) {
  const { data: datos } = useSuActualizacion(prospectoId, enabled)
  const abierta = enabled && datos?.estadootroc === 'E' && !datos.otorgaCompensado
  const { data: resumen } = useRead('obtenerResumenPlanCompensadoUpd', { prospectoId }, { enabled: abierta })
  const otorga = abierta ? resumen?.afiliados.find((uno) => uno.otorga) : undefined
  if (!otorga?.nombrePlan || otorga.totalCotizacionPactada === null) return null
  const { nombre, nombrePlan, totalCotizacionPactada: totalUF } = otorga
  return { prospectoId: otorga.prospectoId, nombre, nombrePlan, totalUF }
}

/** The plan of whoever gives to this one of a pair, where it can be taken too; null: there is none. */
export function useDeQuienOtorga(prospectoId: number) {
  const enPareja = useEnPareja(prospectoId)
  const { actualiza } = useLugar()
  const [venta, suya] = [
    useEnLaVenta(prospectoId, enPareja && !actualiza),
    useEnSuActualizacion(prospectoId, enPareja && actualiza),
  ]
  return actualiza ? suya : venta
}
