import { funRules } from '@alerce/contract/forms/mesa/mesa'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { guardarFunBaja } from '@alerce/contract/operations/mesa/fun'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { firma } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { countCasos, ensureLeido } from './count-casos.ts'
import { type FunAnotado, funesDe } from './read-model.ts'
import { deleteFun, writeFun } from './repository.ts'

const relato = (recibido: string, procesado: string | null) =>
  procesado ? `recibido ${aDDMMYYYY(recibido)}, procesado ${aDDMMYYYY(procesado)}` : `recibido ${aDDMMYYYY(recibido)}`

const comoEstaba = ({ recibido, procesado }: FunAnotado) => ({
  recibido: aDDMMYYYY(recibido),
  procesado: procesado && aDDMMYYYY(procesado),
})

/** Records a cancellation; repeating it unchanged changes nothing. `recibidoAntes` identifies one to correct. */
export const guardarFunBajaUseCase = useCase(
  guardarFunBaja,
  async ({ rut, recibidoAntes, procesadoAntes, ...fun }, ctx) => {
    const { tx, hoy } = ctx
    const { recibido, procesado } = fun
    const errores = applyRules(funRules(hoy), { rut, recibido, procesado: procesado ?? '' })
    ensure(errores.length === 0, common.invalid, { errores })
    const cual = recibidoAntes ?? recibido
    const todos = await funesDe(tx, rut)
    const antes = todos.find((uno) => uno.recibido === cual)
    const reply = { antes: antes ? comoEstaba(antes) : null }
    if (antes?.recibido === recibido && antes.procesado === procesado) return reply
    ensureLeido(ctx, antes, { recibidoAntes, procesadoAntes })
    const repetido = cual !== recibido && todos.some((uno) => uno.recibido === recibido)
    ensure(!repetido, m.funRepetido, { campo: 'recibido' })
    if (antes && cual !== recibido) await deleteFun(tx, rut, cual)
    await writeFun(tx, { rut, recibido, procesado, por: firma(ctx.actor), en: ctx.ahora })
    await countCasos(ctx, rut, antes ? 'funCorregido' : 'funRegistrado', relato(recibido, procesado))
    return reply
  },
)
