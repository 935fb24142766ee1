import { common } from '@alerce/contract/messages/common'
import { obtenerCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria'
import { cotizacionVigente } from '../../cotizacion/cotizacion/read-model.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { contactoDe, evaluacionesDe } from '../evaluacion/read-model.ts'
import { retenidaDe } from '../evaluacion/retenidas/read-model.ts'
import { presentarFinanciera } from './presentar-financiera.ts'
import { presentarMedica } from './presentar-medica.ts'
import { colaDe } from './read-model.ts'

/** One case. Who decides on the income does not see the health data: they come with the medical step. */
export const obtenerCasoContraloriaUseCase = useCase(obtenerCasoContraloria, async ({ identificador }, ctx) => {
  const { declaracion, prospecto } = await leerDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const { enviadaEn } = declaracion
  const cotizacion = (await cotizacionVigente(ctx.tx, prospecto.id)) ?? refuse(common.notFound)
  const historial = await evaluacionesDe(ctx.tx, ctx.vault, identificador)
  const retenida = await retenidaDe(ctx.tx, identificador)
  const cola = colaDe(declaracion)
  return {
    identificador,
    folio: declaracion.folio,
    folioDS: declaracion.folioPapel,
    nombre: `${prospecto.nombres} ${prospecto.apellidoPaterno} ${prospecto.apellidoMaterno}`,
    rut: prospecto.rut,
    numeroPasaporte: prospecto.numeroPasaporte,
    estado: prospecto.estado,
    asesor: (await contactoDe(ctx.tx, prospecto.asesorId)).nombre,
    plan: cotizacion.plan.nombre,
    enviadaEn: enviadaEn ?? refuse(common.notFound),
    cola: retenida ? null : cola,
    motivos: cola ? [...(historial.at(-1)?.motivos ?? [])] : [],
    financiera: await presentarFinanciera(ctx, declaracion),
    medica: cola === 'financiera' ? null : await presentarMedica(ctx, identificador),
    historial: historial.map((e) => ({ ...e, motivos: [...e.motivos] })),
  }
})
