import { suplenciaMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { cubrirAusencia } from '@alerce/contract/operations/cartera/suplencia'
import { cruceDeSuplencias, fallaDeDias, momentoDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { quienFirma } from '../move-casos.ts'
import { ensurePartes } from '../policy.ts'
import { begin } from './begin.ts'
import { suplenciasVivas, takeSuplencia } from './read-model.ts'
import { closeList, insertSuplencia } from './repository.ts'

export const cubrirAusenciaUseCase = useCase(cubrirAusencia, async (pedida, ctx) => {
  const { ausenteId, cubreId } = pedida
  await ensurePartes(ctx, { de: ausenteId, a: cubreId }, { campo: 'cubreId' })
  const falla = fallaDeDias(pedida, ctx.hoy)
  if (falla !== null) return refuse(m[falla], { campo: falla === 'pasado' ? 'desde' : 'hasta' })
  await closeList(ctx.tx)
  const cruce = cruceDeSuplencias(pedida, await suplenciasVivas(ctx.tx))
  if (cruce !== null) return refuse(m[cruce], { campo: cruce === 'ausente' ? 'desde' : 'cubreId' })
  const nueva = { ...pedida, por: quienFirma(ctx), creada: ctx.ahora }
  const suplenciaId = await insertSuplencia(ctx.tx, nueva)
  const guardada = await takeSuplencia(ctx.tx, suplenciaId)
  ensure(guardada, common.notFound)
  const enCurso = momentoDeSuplencia(pedida, ctx.hoy) === 'en curso'
  return { suplenciaId, enCurso, casos: enCurso ? await begin(ctx, guardada) : 0 }
})
