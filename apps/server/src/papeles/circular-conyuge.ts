import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { escritoDe } from '@alerce/domain/base/textos/escrito'
import type { Texto } from '../core/base/textos/read-model.ts'
import { datos, nota, redaccion, seccion } from './bloques.ts'
import { datosDelPostulante } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { firmasDe, pieDeLaVenta, type Venta } from './venta.ts'

interface CircularAceptada {
  readonly texto: Texto
  readonly conyuge: { readonly nombre: string }
  readonly por: string | null
  /** ISO instant. */
  readonly en: string | null
}

/** Circular accepted by the holder for the spouse, in the version read, with the acceptance. */
export function papelDeCircular(venta: Venta, { texto, conyuge, por, en }: CircularAceptada): Hoja {
  const { prospecto, declaracion } = venta
  return {
    titulo: texto.titulo,
    bajada: `Declaración de Salud · Folio ${declaracion.folio}`,
    ...pieDeLaVenta(venta),
    cuerpo: [
      seccion('Cotizante'),
      datos([...datosDelPostulante(prospecto), ['Cónyuge', conyuge.nombre]]),
      seccion('Circular'),
      ...redaccion(escritoDe(texto)),
      ...(por && en ? [nota(`Aceptada el ${fechaYHora(en)}, registrada por ${por}.`)] : []),
      firmasDe(venta, 'Cotizante que la recibe'),
    ],
  }
}
