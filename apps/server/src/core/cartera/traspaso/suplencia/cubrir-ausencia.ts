import { suplenciaMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { cubrirAusencia } from '@alerce/contract/operations/cartera/suplencia'
import { cruceDeSuplencias, fallaDeDias, momentoDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { quienFirma } from '../mover-casos.ts'
import { exigirPartes } from '../policy.ts'
import { comenzar } from './comenzar.ts'
import { suplenciasVivas, tomarSuplencia } from './read-model.ts'
import { cerrarLista, insertarSuplencia } from './repository.ts'

export const cubrirAusenciaUseCase = useCase(cubrirAusencia, async (pedida, ctx) => {
  const { ausenteId, cubreId } = pedida
  await exigirPartes(ctx, { de: ausenteId, a: cubreId }, { campo: 'cubreId' })
  const falla = fallaDeDias(pedida, ctx.hoy)
  if (falla !== null) return refuse(m[falla], { campo: falla === 'pasado' ? 'desde' : 'hasta' })
  await cerrarLista(ctx.tx)
  const cruce = cruceDeSuplencias(pedida, await suplenciasVivas(ctx.tx))
  if (cruce !== null) return refuse(m[cruce], { campo: cruce === 'ausente' ? 'desde' : 'cubreId' })
  const nueva = { ...pedida, por: quienFirma(ctx), creada: ctx.ahora }
  const suplenciaId = await insertarSuplencia(ctx.tx, nueva)
  const guardada = await tomarSuplencia(ctx.tx, suplenciaId)
  ensure(guardada, common.notFound)
  const enCurso = momentoDeSuplencia(pedida, ctx.hoy) === 'en curso'
  return { suplenciaId, enCurso, casos: enCurso ? await comenzar(ctx, guardada) : 0 }
})
