import {
  aperturaDePaso,
  type CierreDePaso,
  detalleDePaso,
  titulosDePaso,
  ventaDetenida,
} from '@alerce/contract/messages/cartera/venta'
import { type ClaveDePaso, type HechosDeLaVenta, type Paso, pasosDeLaVenta } from '@alerce/domain/cartera/pasos'

function cierreDe(clave: ClaveDePaso, hechos: HechosDeLaVenta, pasos: readonly Paso[]): CierreDePaso {
  if (!hechos.activo) return ventaDetenida.inactivo
  // a result against it stands before its end: nothing comes next
  const sigue = pasos.some((p) => p.situacion === 'sigue')
  return sigue ? aperturaDePaso[clave] : ventaDetenida.terminada
}

/** The steps of a sale in the words of the screen; a closed one says why. */
export function presentarPasos(hechos: HechosDeLaVenta) {
  const pasos = pasosDeLaVenta(hechos)
  return pasos.map((paso) => ({
    ...paso,
    titulo: titulosDePaso[paso.clave],
    ...(paso.situacion === 'cerrado'
      ? cierreDe(paso.clave, hechos, pasos)
      : { detalle: detalleDePaso[paso.situacion], motivo: null }),
  }))
}
