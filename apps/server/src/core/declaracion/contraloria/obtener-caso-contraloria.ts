import { common } from '@alerce/contract/messages/common'
import { obtenerCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { evaluacionesDe } from '../evaluacion/read-model.ts'
import { notasDe } from './notas/read-model.ts'
import { presentarFinanciera } from './presentar-financiera.ts'
import { presentarPaso } from './presentar-historial.ts'
import { presentarIdentidad } from './presentar-identidad.ts'
import { presentarMedica } from './presentar-medica.ts'
import { presentarEspera } from './presentar-propuesta.ts'
import { presentarReenvios } from './presentar-reenvios.ts'
import { colaDe } from './read-model.ts'
import { usarAlAbrir } from './toma/usar-al-abrir.ts'

/** One case. Who decides on the income does not see the health data: they come with the medical step. */
export const obtenerCasoContraloriaUseCase = useCase(obtenerCasoContraloria, async ({ identificador }, ctx) => {
  const { declaracion, prospecto } = await leerDeclaracionClinica(ctx, { identificador }, { tambien: ['contraloria'] })
  const { enviadaEn } = declaracion
  const identidad = await presentarIdentidad(ctx, prospecto)
  const historial = await evaluacionesDe(ctx.tx, ctx.vault, identificador)
  const ultimo = historial.at(-1)
  const cola = colaDe(declaracion)
  await usarAlAbrir(ctx, identificador)
  return {
    identificador,
    folio: declaracion.folio,
    folioDS: declaracion.folioPapel,
    ...identidad,
    enviadaEn: enviadaEn ?? refuse(common.notFound),
    ...(await presentarEspera(ctx, declaracion)),
    motivos: cola && !ultimo?.reenvio ? [...(ultimo?.motivos ?? [])] : [],
    financiera: await presentarFinanciera(ctx, declaracion),
    medica: cola === 'financiera' ? null : await presentarMedica(ctx, declaracion),
    reenvios: await presentarReenvios(ctx, identificador, { historial, cola }),
    notas: await notasDe(ctx.tx, ctx.vault, identificador, cola),
    historial: historial.map((paso) => presentarPaso(paso, cola)),
  }
})
