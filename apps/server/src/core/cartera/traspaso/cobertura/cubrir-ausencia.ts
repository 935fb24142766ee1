import { coberturaMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { cubrirAusencia } from '@alerce/contract/operations/cartera/cobertura'
import { cruceDeCoberturas, fallaDeDias, momentoDeCobertura } from '@alerce/domain/cartera/traspaso/cobertura'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { quienFirma } from '../mover-casos.ts'
import { exigirPartes } from '../policy.ts'
import { comenzar } from './comenzar.ts'
import { coberturasVivas, tomarCobertura } from './read-model.ts'
import { cerrarLista, insertarCobertura } from './repository.ts'

export const cubrirAusenciaUseCase = useCase(cubrirAusencia, async (pedida, ctx) => {
  const { ausenteId, cubreId } = pedida
  await exigirPartes(ctx, { de: ausenteId, a: cubreId }, { campo: 'cubreId' })
  const falla = fallaDeDias(pedida, ctx.hoy)
  if (falla !== null) return refuse(m[falla], { campo: falla === 'pasado' ? 'desde' : 'hasta' })
  await cerrarLista(ctx.tx)
  const cruce = cruceDeCoberturas(pedida, await coberturasVivas(ctx.tx))
  if (cruce !== null) return refuse(m[cruce], { campo: cruce === 'ausente' ? 'desde' : 'cubreId' })
  const nueva = { ...pedida, por: quienFirma(ctx), creada: ctx.ahora }
  const coberturaId = await insertarCobertura(ctx.tx, nueva)
  const guardada = await tomarCobertura(ctx.tx, coberturaId)
  ensure(guardada, common.notFound)
  const enCurso = momentoDeCobertura(pedida, ctx.hoy) === 'en curso'
  return { coberturaId, enCurso, casos: enCurso ? await comenzar(ctx, guardada) : 0 }
})
