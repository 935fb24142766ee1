import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { obtenerEstadoSuscripcion } from '@alerce/contract/operations/declaracion/declaracion'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { mandatoVigente } from './read-model.ts'

export const obtenerEstadoSuscripcionUseCase = useCase(obtenerEstadoSuscripcion, async ({ dsw_correl }, ctx) => {
  const ds = (await findDeclaracion(ctx.tx, dsw_correl)) ?? refuse(common.notFound)
  await readProspecto(ctx, ds.prospectoId, { tambien: ['mesa'] })
  const vigente = await mandatoVigente(ctx.tx, dsw_correl)
  return vigente ? { codigo: 0, valor: 'OK' } : { codigo: 1, valor: mesaMessages.sinMandato.text }
})
