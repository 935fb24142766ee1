import {
  aperturaDePaso,
  detalleDePaso,
  enEspera,
  titulosDePaso,
  ventaDetenida,
} from '@alerce/contract/messages/cartera/venta'
import { type CierreDePaso, type ClaveDePaso, pasosDeLaVenta, type SituacionDePaso } from '@alerce/domain/cartera/pasos'
import { esDeOtro } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import type { TurnoDicho, VentaLeida } from './read-venta.ts'

const palabrasDe = (clave: ClaveDePaso, cierre: CierreDePaso) =>
  cierre === 'porAbrir' ? aperturaDePaso[clave] : ventaDetenida[cierre]

/** The steps of a sale in the words of the screen: one where somebody else acts says so, a closed one why. */
export function presentPasos({ hechos, alrededor }: Pick<VentaLeida, 'hechos' | 'alrededor'>, turno: TurnoDicho) {
  const abierto = (situacion: SituacionDePaso) =>
    situacion === 'cerrado' || (situacion === 'ahora' && esDeOtro(turno)) ? enEspera : detalleDePaso[situacion]
  return pasosDeLaVenta(hechos, alrededor).map(({ cierre, ...paso }) => ({
    ...paso,
    titulo: titulosDePaso[paso.clave],
    ...(cierre === null ? { detalle: abierto(paso.situacion), motivo: null } : palabrasDe(paso.clave, cierre)),
  }))
}
