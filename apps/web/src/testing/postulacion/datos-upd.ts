import type { ReplyOf } from '../../lib/api/call.ts'
import { datosDe } from '../datos-prospecto.ts'

type DatosUpd = ReplyOf<'obtenerDatosProspectoUpd'>

/** Sale with a confirmed plan, without an update. */
export const datosUpdDe = (part: Partial<DatosUpd> = {}): DatosUpd => {
  const datos = datosDe({ etapa: 'cotizacionFinalizada', estado: 'Cotización Finalizada' })
  const { nombres, apellidoPaterno, apellidoMaterno } = datos
  return {
    ...datos,
    estadoEdicion: null,
    otorgaCompensado: false,
    dswfoliootroc: null,
    estadootroc: null,
    impide: null,
    abierta: null,
    seCotiza: false,
    documentoFijo: false,
    documentosNuevos: [],
    nombreFirme: { nombres, apellidoPaterno, apellidoMaterno },
    ...part,
  }
}
