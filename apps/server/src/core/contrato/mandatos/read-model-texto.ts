import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { marca } from '../../../papeles/marca.ts'
import { type DiaDeTexto, escritoVigente } from '../../base/textos/read-model-escrito.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'

/** What is authorised with this quote, in the operator's words. */
export const textoDelMandato = (donde: DiaDeTexto, { plan, foto }: Cotizacion) =>
  escritoVigente(donde, 'mandatoPago', {
    ...{ isapre: marca.nombre, plan: plan.nombre },
    total: `${formatoUF(foto.pagarUF)} UF`,
  })
