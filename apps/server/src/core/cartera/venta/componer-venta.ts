import {
  aperturaDePaso,
  type CierreDePaso,
  detalleDePaso,
  enEspera,
  titulosDePaso,
  ventaDetenida,
} from '@alerce/contract/messages/cartera/venta'
import { type ClaveDePaso, type HechosDeLaVenta, type Paso, pasosDeLaVenta } from '@alerce/domain/cartera/pasos'
import { esDeOtro } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import type { TurnoDicho } from './presentar-turno.ts'

function cierreDe(clave: ClaveDePaso, hechos: HechosDeLaVenta, pasos: readonly Paso[]): CierreDePaso {
  if (!hechos.activo) return ventaDetenida.inactivo
  // a result against it stands before its end: nothing comes next
  const sigue = pasos.some((p) => p.situacion === 'sigue')
  return sigue ? aperturaDePaso[clave] : ventaDetenida.terminada
}

/** The steps of a sale in the words of the screen: one where somebody else acts says so, a closed one why. */
export function presentarPasos(hechos: HechosDeLaVenta, turno: TurnoDicho) {
  const pasos = pasosDeLaVenta(hechos)
  const abierto = (situacion: 'listo' | 'ahora' | 'sigue') =>
    situacion === 'ahora' && esDeOtro(turno) ? enEspera : detalleDePaso[situacion]
  return pasos.map((paso) => ({
    ...paso,
    titulo: titulosDePaso[paso.clave],
    ...(paso.situacion === 'cerrado'
      ? cierreDe(paso.clave, hechos, pasos)
      : { detalle: abierto(paso.situacion), motivo: null }),
  }))
}
