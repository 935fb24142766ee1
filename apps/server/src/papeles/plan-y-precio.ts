import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { planYPrecio } from './cotizacion.ts'
import type { Hoja } from './hoja.ts'
import { datos, seccion } from './tablas.ts'
import { textoDeEjemplo } from './texto-de-ejemplo.ts'
import { datosDeLaVenta, type Venta } from './venta.ts'

/** Plan and price as contracted: the quote's snapshot, line by line. */
export function papelDePlanYPrecio(venta: Venta): Hoja {
  const { cotizacion, emitida } = venta
  const { plan, foto, fuentes, uf } = cotizacion
  return {
    titulo: 'Plan y precio',
    bajada: `${plan.nombre}, cotizado el ${aDDMMYYYY(foto.fecha)}`,
    emitida,
    uf,
    cuerpo: [
      seccion('Contrato'),
      datos(datosDeLaVenta(venta)),
      ...planYPrecio(cotizacion),
      {
        margin: [0, 12, 0, 8],
        style: 'nota',
        text: `${fuentes.factores}, vigente desde el ${aDDMMYYYY(fuentes.factoresDesde)}; precio GES vigente desde el ${aDDMMYYYY(fuentes.primaGesDesde)}.`,
      },
      textoDeEjemplo('Las condiciones generales del contrato son las que la isapre carga en este lugar.'),
    ],
  }
}
