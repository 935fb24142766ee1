import { funRules } from '@alerce/contract/forms/mesa/mesa'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { guardarFunBaja } from '@alerce/contract/operations/mesa/fun'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { firma } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { contarALosCasos } from './contar-a-los-casos.ts'
import { funDe } from './read-model.ts'
import { escribirFun } from './repository.ts'

const relato = (recibido: string, procesado: string | null) =>
  procesado ? `recibido ${aDDMMYYYY(recibido)}, procesado ${aDDMMYYYY(procesado)}` : `recibido ${aDDMMYYYY(recibido)}`

/** Written down again as it stands, it changes nothing. */
export const guardarFunBajaUseCase = useCase(guardarFunBaja, async ({ rut, recibido, procesado }, ctx) => {
  const errores = applyRules(funRules(ctx.hoy), { rut, recibido, procesado: procesado ?? '' })
  ensure(errores.length === 0, common.invalid, { errores })
  const antes = await funDe(ctx.tx, rut)
  if (antes?.recibido === recibido && antes.procesado === procesado) return 'ok' as const
  await escribirFun(ctx.tx, { rut, recibido, procesado, por: firma(ctx.actor), en: ctx.ahora })
  await contarALosCasos(ctx, rut, antes ? 'funCorregido' : 'funRegistrado', relato(recibido, procesado))
  return 'ok' as const
})
