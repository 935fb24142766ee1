import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { datos, nota, seccion, textoDeEjemplo } from './bloques.ts'
import { planYPrecio } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { datosDeLaVenta, firmasDe, pieDeLaVenta, type Venta } from './venta.ts'

/** Plan and price as contracted: the quote's snapshot, line by line. `nombres`: of its persons, in their order. */
export function papelDePlanYPrecio(venta: Venta, nombres: readonly string[] = []): Hoja {
  const { cotizacion, prospecto } = venta
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
      textoDeEjemplo('Las condiciones generales del contrato son las que la isapre carga en este lugar.'),
      firmasDe(prospecto, 'Cotizante'),
    ],
  }
}
