import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Escrito } from '@alerce/domain/base/textos/escrito'
import { datos, nota, redaccion, seccion } from './bloques.ts'
import { planYPrecio } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { datosDeLaVenta, firmasDe, pieDeLaVenta, type Venta } from './venta.ts'

interface Contratado {
  readonly condiciones: Escrito
  /** Names of the persons of the quote, in its order. */
  readonly nombres?: readonly string[]
}

/** Plan and price as contracted: the quote's snapshot, line by line. */
export function papelDePlanYPrecio(venta: Venta, { condiciones, nombres = [] }: Contratado): Hoja {
  const { cotizacion } = venta
  const { plan, foto, fuentes, uf } = cotizacion
  return {
    titulo: 'Plan y precio',
    bajada: `${plan.nombre}, cotizado el ${aDDMMYYYY(foto.fecha)}`,
    ...pieDeLaVenta(venta),
    uf,
    cuerpo: [
      seccion('Contrato'),
      datos(datosDeLaVenta(venta)),
      ...planYPrecio(cotizacion, nombres),
      nota(
        `${fuentes.factores}, vigente desde el ${aDDMMYYYY(fuentes.factoresDesde)}; precio GES vigente desde el ${aDDMMYYYY(fuentes.primaGesDesde)}.`,
      ),
      seccion(condiciones.titulo),
      ...redaccion(condiciones),
      firmasDe(venta, 'Cotizante'),
    ],
  }
}
