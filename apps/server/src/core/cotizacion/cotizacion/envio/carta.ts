import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { marca } from '../../../../papeles/marca.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Cotizacion } from '../../registro/read-model.ts'

const texto = ({ nombres }: Prospecto, { plan, foto }: Cotizacion) => `Hola, ${nombreLegible(nombres)}:

Adjuntamos la cotización del plan ${plan.nombre} (${plan.codigo}).

Total mensual: ${formatoUF(foto.totalUF)} UF, ${formatoPesos(foto.totalPesos)}.

El documento explica cada línea del precio. Si tiene dudas, responda a su asesor.

Isapre ${marca.nombre}
`

/** The letter that goes with a quote: to whom, its words, and the name of the paper. */
export const cartaDeCotizacion = (postulante: Prospecto, cotizacion: Cotizacion) => ({
  para: postulante.correo,
  texto: texto(postulante, cotizacion),
  adjunto: nombreDelPapel(cotizacion),
})

export const nombreDelPapel = ({ plan }: Cotizacion): string => `cotizacion-${plan.codigo}.pdf`
